import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { memo, useCallback, useId, useMemo, useRef } from 'react';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { ConflictBox } from './conflict-box.tsx';
import { Button, Field, Note } from './desk-parts.tsx';
import { isConflict, nameOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { FindingList } from './finding-list.tsx';
import { keptBlanks, fixPasted } from './invisible-characters.ts';
import { InvisibleLine } from './invisible-line.tsx';
import { MeasuredRoom } from './measured-room.tsx';
import { exampleNumbers, languageOf } from './select-texts.ts';
import { TextAid } from './text-aid.tsx';
import { TextState } from './text-state.tsx';
import { useAid } from './use-aid.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Editor for one text, with its findings and help. A plural form is labeled with example numbers. */
export function FormField({ text, hasSiblings }: { text: DeskText; hasSiblings: boolean }) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = nameOf(text);
  const edit = useDesk(({ edits }) => edits.get(name));
  const checkResult = useDesk(({ checkResults }) => checkResults.get(name));
  const found = useAid(text);
  // With several plural forms, terms and similar texts would fill the editor six times.
  const aid = useMemo(
    () => (found !== null && hasSiblings ? { ...found, terms: [], similar: [] } : found),
    [found, hasSiblings],
  );
  const language = languageOf(text.file);
  const value = edit?.text ?? text.text ?? '';
  const length = edit === undefined ? text.length : (checkResult?.length ?? text.length);
  const hasConflict = useDesk((state) => isConflict(state, text));
  const insert = useCallback(
    (character: string) => {
      if (field.current === null) return;
      const { selectionStart, selectionEnd } = field.current;
      field.current.setRangeText(character, selectionStart, selectionEnd, 'end');
      field.current.focus();
      desk.edit(text, field.current.value);
    },
    [text],
  );
  const label =
    hasSiblings && text.form !== null
      ? t('formLabel', { numbers: exampleNumbers(language, text.form), form: text.form })
      : languages[language].name;
  return (
    <Box>
      {text.source === null ? null : <Source text={text.source} />}
      {hasConflict ? <ConflictBox text={text} mine={value} /> : null}
      <Flex align="baseline" gap="3" wrap="wrap" marginBottom="1">
        <FieldHead id={id} label={label} state={edit === undefined ? text.state : 'draft'} insert={insert} />
        {text.max === null ? null : (
          <Note color={length > text.max ? 'fault' : 'quiet'} aria-live="polite">
            {t('lengthOf', { length, max: text.max })}
          </Note>
        )}
      </Flex>
      <Field
        ref={field}
        id={id}
        lang={language}
        dir={languages[language].direction}
        rows={1}
        value={value}
        // The content of the file is unknown, so an edit would have no base.
        readOnly={text.state === 'unreadable' && text.text === null}
        data-name={name}
        aria-describedby={`${id}-about`}
        aria-invalid={(checkResult?.findings ?? []).some(({ isWarning }) => !isWarning)}
        onChange={({ target }) => desk.edit(text, target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text.state === 'unreadable' || fixPasted(pasted) === pasted) return;
          event.preventDefault();
          insert(fixPasted(pasted));
        }}
        onKeyDown={(event) => {
          const similar = aid?.similar[Number(/^Digit(\d)$/.exec(event.code)?.[1] ?? 0) - 1];
          if (event.altKey && event.shiftKey && similar !== undefined) {
            event.preventDefault();
            desk.edit(text, similar.text);
          }
          if (event.key === 'Escape') document.getElementById('desk-texts')?.focus();
          if (event.code !== 'Space' || !event.ctrlKey || !event.shiftKey) return;
          event.preventDefault();
          insert(keptBlanks[0].character);
        }}
      />
      <Box id={`${id}-about`}>
        <InvisibleLine text={value} language={language} />
        <FindingList text={text} />
        {hasSiblings ? null : <MeasuredRoom text={text} />}
      </Box>
      <TextAid text={text} aid={aid} value={text.state === 'changed' ? value : ''} />
    </Box>
  );
}

// Memoized, because keystrokes do not change it.
const Source = memo(function Source({ text }: { text: string }) {
  return (
    <Box lang="en" dir="ltr" textAlign="start" marginBottom="1" userSelect="text">
      {text}
    </Box>
  );
});

type FieldHeadProps = {
  id: string;
  label: string;
  state: DeskText['state'] | 'draft';
  insert: (character: string) => void;
};

const FieldHead = memo(function FieldHead({ id, label, state, insert }: FieldHeadProps) {
  const t = useTranslate();
  return (
    <>
      <chakra.label htmlFor={id} fontSize="0.8125rem" fontWeight="semibold">
        {label}
      </chakra.label>
      <TextState state={state} />
      <Box flex="1" />
      {keptBlanks.map(({ character, sign, word }) => (
        <Button
          key={sign}
          type="button"
          data-insert
          look="plain"
          minHeight="6"
          fontSize="0.6875rem"
          aria-label={t('insert', { sign, name: t(word) })}
          title={t('insert', { sign, name: t(word) })}
          onClick={() => insert(character)}
        >
          {sign}
        </Button>
      ))}
    </>
  );
});
