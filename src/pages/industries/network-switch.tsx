import { styles } from './network-switch.styles.ts';

/** A switch that stops the network of all places in the section that it stands in. */
export function NetworkSwitch({ label }: { label: string }) {
  return (
    <label className={styles.root}>
      <input type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}
