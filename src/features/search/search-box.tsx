import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { reloadOnce } from '#src/ui/reload-once.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isComposing } from '#src/ui/key-events.ts';
import type { SearchFieldProps, SearchPlace } from './use-combobox.ts';
import { styles } from './search-box.styles.ts';

/** A field that becomes a combobox on first use; search code is not loaded before. */
export function SearchBox({ place }: { place: SearchPlace }) {
  const t = useTranslate();
  const label = t('search.label');
  const field = useRef<HTMLInputElement>(null);
  const isEnterDue = useRef(false);
  const [Part, setPart] = useState<ComponentType<SearchFieldProps>>();
  const load = () => {
    import('./search-part.tsx').then(
      ({ SearchPart }) => setPart(() => SearchPart),
      () => {
        if (reloadOnce()) return;
        // Only native validation can report this without the code. The next input or focus tries again.
        field.current?.setCustomValidity(t(navigator.onLine ? 'pageFailed' : 'search.failed'));
        field.current?.reportValidity();
      },
    );
  };
  const forgetEnter = () => {
    isEnterDue.current = false;
  };
  const consumePendingEnter = () => {
    const isDue = isEnterDue.current;
    forgetEnter();
    return isDue;
  };
  const change = () => {
    forgetEnter();
    load();
  };
  const catchUp = useEffectEvent(() => {
    // The visitor or a restored page may have used the field before hydration.
    if (field.current?.matches(':focus, :not(:placeholder-shown)')) load();
  });
  useEffect(() => catchUp(), []);
  return (
    <search className={styles[place]}>
      <label>
        <Icon name="search" size="small" />
        <input
          ref={field}
          type="search"
          dir="auto"
          placeholder={label}
          aria-label={label}
          onFocus={load}
          onInput={change}
          onKeyDown={(event) => {
            // The list, if shown, has handled the key.
            isEnterDue.current =
              event.key === 'Enter' && !isComposing(event.nativeEvent) && !event.isDefaultPrevented();
          }}
          onBlur={forgetEnter}
        />
      </label>
      {Part ? <Part field={field} place={place} consumePendingEnter={consumePendingEnter} /> : null}
    </search>
  );
}
