import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '#src/ui/icon.tsx';
import type { FieldName } from './contact-fields.ts';
import { styles } from './form-field.styles.ts';

type FormFieldProps = {
  registration: UseFormRegisterReturn<FieldName>;
  label: string;
  /** Error message for the visitor. */
  error: string | undefined;
  isShaking: boolean;
  /** Options of a list; the first one means no choice. */
  options?: { id: string; label: string }[];
  onFocus: () => void;
};

const inputs = {
  firstName: { autoComplete: 'given-name', dir: 'auto' },
  lastName: { autoComplete: 'family-name', dir: 'auto' },
  // Not `type="email"`: it rewrites addresses, and Chromium hides stray characters after them.
  email: {
    autoComplete: 'email',
    dir: 'ltr',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  company: { autoComplete: 'organization', dir: 'auto' },
} as const;

/** A field with its label and, once touched, its error. */
export function FormField({ registration, label, error, isShaking, options = [], onFocus }: FormFieldProps) {
  const { name, ref, onBlur, onChange } = registration;
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    ref,
    onFocus,
    onBlur,
    // React's `onChange` ignores the event that reports text typed before hydration.
    onInput: onChange,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-fault`,
  };
  return (
    <div
      className={name === 'message' ? styles.wide : styles.root}
      data-shaking={isShaking && error !== undefined ? '' : undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {name === 'message' ? (
        <textarea {...shared} className={styles.textarea} dir="auto" placeholder=" " />
      ) : name === 'industry' || name === 'service' ? (
        <span className={styles.choice}>
          <select {...shared} className={styles.select}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size="small" />
        </span>
      ) : (
        <input {...shared} {...inputs[name]} className={styles.input} placeholder=" " />
      )}
      {error === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
