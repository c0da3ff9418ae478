import { type SubmitEvent, useState } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { ConsentPreferences } from '#src/config/site-events.ts';
import { openConsent, savePreferences } from './consent-store.ts';
import { hasPrivacySignal, getDefaultPreferences } from './default-preferences.ts';
import { styles } from './consent-settings.styles.ts';

export type ConsentSettingsProps = {
  /** Earlier choice, if any. */
  chosen: ConsentPreferences | null;
};

const categories = ['necessary', 'analytics', 'marketing', 'preferences'] as const;

/** One switch per category; the necessary one is locked. */
export function ConsentSettings({ chosen }: ConsentSettingsProps) {
  const t = useTranslate('consent');
  const [start] = useState(() => chosen ?? getDefaultPreferences());
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    savePreferences({
      analytics: data.has('analytics'),
      marketing: data.has('marketing'),
      preferences: data.has('preferences'),
    });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <h2 id="consent-settings-title" className={styles.title}>
        {t('settings.title')}
      </h2>
      <p className={styles.signal}>
        {t(chosen === null && hasPrivacySignal() ? 'settings.privacySignal' : 'settings.suggestion')}
      </p>
      {categories.map((name) => {
        const text = t(`categories.${name}.text`);
        return (
          <ConsentSwitch
            key={name}
            name={name}
            isOn={start[name]}
            isLocked={name === 'necessary'}
            label={t(`categories.${name}.name`)}
            text={name === 'necessary' ? `${text} ${t('settings.alwaysOn')}` : text}
          />
        );
      })}
      <p className={styles.actions}>
        <button type="submit" className={styles.save}>
          {t('settings.save')}
        </button>
        <button type="button" className={styles.back} onClick={() => openConsent('banner')}>
          {t('settings.back')}
        </button>
      </p>
    </form>
  );
}

type ConsentSwitchProps = {
  name: string;
  isOn: boolean;
  /** True if the visitor cannot change it. */
  isLocked: boolean;
  label: string;
  text: string;
};

/** A switch with its description. The whole row is clickable. */
function ConsentSwitch({ name, isOn, isLocked, label, text }: ConsentSwitchProps) {
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native checked state
        role="switch"
        name={name}
        defaultChecked={isOn}
        disabled={isLocked}
        aria-describedby={`${id}-text`}
      />
    </div>
  );
}
