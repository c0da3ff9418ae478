import { type SubmitEvent, useState } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { ConsentPreferences } from '#src/config/site-events.ts';
import { openConsent, savePreferences } from './consent-store.ts';
import { hasPrivacySignal, suggestPreferences } from './default-preferences.ts';
import { styles } from './consent-settings.styles.ts';

export type ConsentSettingsProps = {
  /** Earlier choice. */
  chosen: ConsentPreferences | null;
};

/** One switch for each category; what is necessary is locked. */
export function ConsentSettings({ chosen }: ConsentSettingsProps) {
  const t = useTranslate('consent');
  const [start] = useState(() => chosen ?? suggestPreferences());
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
      {chosen === null && hasPrivacySignal() ? (
        <p className={styles.signal}>{t('settings.privacySignal')}</p>
      ) : null}
      <ConsentSwitch
        name="necessary"
        isOn
        isLocked
        label={t('categories.necessary.name')}
        text={`${t('categories.necessary.text')} ${t('settings.alwaysOn')}`}
      />
      <ConsentSwitch
        name="analytics"
        isOn={start.analytics}
        label={t('categories.analytics.name')}
        text={t('categories.analytics.text')}
      />
      <ConsentSwitch
        name="marketing"
        isOn={start.marketing}
        label={t('categories.marketing.name')}
        text={t('categories.marketing.text')}
      />
      <ConsentSwitch
        name="preferences"
        isOn={start.preferences}
        label={t('categories.preferences.name')}
        text={t('categories.preferences.text')}
      />
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
  /** Whether it stays as it is. */
  isLocked?: boolean;
  label: string;
  text: string;
};

/** A switch with what it is for. The whole row can be pressed. */
function ConsentSwitch({ name, isOn, isLocked = false, label, text }: ConsentSwitchProps) {
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
