import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { isComposing } from '#src/ui/key-events.ts';
import { styles } from './find-line.styles.ts';

/** State and callbacks of the line. */
export type FindLineState = {
  field: RefObject<HTMLInputElement | null>;
  /** Number of matching questions; undefined while the query is empty. */
  found: { count: number; total: number } | undefined;
  isEmpty: boolean;
  onType: (query: string) => void;
  onClear: () => void;
  /** Called to go to the first match. */
  onEnter: () => void;
};

type FindLineProps = FindLineState & { name: string; example: string | undefined };

/** A search line with the number of matching questions at its end. */
export function FindLine({ name, example, field, found, isEmpty, onType, onClear, onEnter }: FindLineProps) {
  const t = useTranslate('faq');
  const answerKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClear();
  };
  return (
    <search className={styles.root} aria-label={name}>
      <label className={styles.label}>
        <span>{name}</span>
        <input
          ref={field}
          type="search"
          dir="auto"
          className={styles.field}
          placeholder={example}
          autoComplete="off"
          enterKeyHint="search"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={answerKey}
        />
      </label>
      <p className={styles.end}>
        <span role="status">
          {found === undefined ? '' : found.count === 0 ? t('none') : t('found', found)}
        </span>
        {isEmpty ? null : (
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('clear')}
          </button>
        )}
      </p>
    </search>
  );
}
