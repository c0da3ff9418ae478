import { styles } from './consent-switch.styles.ts';

type ConsentSwitchProps = {
  name: string;
  isOn: boolean;
  /** Whether it stays as it is. */
  isLocked?: boolean;
  label: string;
  text: string;
};

/** A switch with what it is for. The whole row can be pressed. */
export function ConsentSwitch({ name, isOn, isLocked = false, label, text }: ConsentSwitchProps) {
  const id = `consent-${name}`;
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span id={`${id}-text`} className={styles.text}>
        {text}
      </span>
      <input
        id={id}
        className={styles.control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself
        role="switch"
        name={name}
        defaultChecked={isOn}
        disabled={isLocked}
        aria-describedby={`${id}-text`}
      />
    </div>
  );
}
