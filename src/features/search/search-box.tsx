import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { reloadOnce } from '#src/ui/reload-once.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isComposing } from '#src/ui/key-events.ts';
import type { SearchFieldProps, SearchPlace } from './use-combobox.ts';
import { styles } from './search-box.styles.ts';

/** A field that becomes a combobox when it is first used; until then nothing of the search is fetched. */
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
        // Nothing else can say so where no code arrives. The next letter, or the next visit to the field, tries again.
        field.current?.setCustomValidity(t(navigator.onLine ? 'pageFailed' : 'search.failed'));
        field.current?.reportValidity();
      },
    );
  };
  const forgetEnter = () => {
    isEnterDue.current = false;
  };
  const takeEnter = () => {
    const isDue = isEnterDue.current;
    forgetEnter();
    return isDue;
  };
  const change = () => {
    forgetEnter();
    load();
  };
  const catchUp = useEffectEvent(() => {
    // The visitor, or the browser on the way back, may have been faster than this code.
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
            // The list, where it is there, has answered the key.
            isEnterDue.current =
              event.key === 'Enter' && !isComposing(event.nativeEvent) && !event.isDefaultPrevented();
          }}
          onBlur={forgetEnter}
        />
      </label>
      {Part ? <Part field={field} place={place} takeEnter={takeEnter} /> : null}
    </search>
  );
}
