import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId } from 'react';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { ConflictBox } from './conflict-box.tsx';
import { Field, Note, StateMark } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { FindingList } from './finding-list.tsx';
import { MeasuredRoom } from './measured-room.tsx';
import { exampleNumbers, languageOf } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

/** One text to write, with everything that is known of it. A plural form is named by numbers that take it. */
export function FormField({ text, hasSiblings }: { text: DeskText; hasSiblings: boolean }) {
  const say = useSay();
  const id = useId();
  const { edits, judgements } = useDesk();
  const name = nameOf(text);
  const language = languageOf(text.file);
  const edit = edits.get(name);
  const value = edit?.text ?? text.text ?? '';
  const length = edit === undefined ? text.length : (judgements.get(name)?.length ?? text.length);
  const isConflict = edit !== undefined && edit.base !== text.text && edit.text !== text.text;
  const label =
    hasSiblings && text.form !== null
      ? say('formLabel', { numbers: exampleNumbers(language, text.form), form: text.form })
      : languages[language].name;
  return (
    <Box>
      {text.source === null ? null : (
        <Box lang="en" dir="ltr" textAlign="start" marginBottom="1" userSelect="text">
          {text.source}
        </Box>
      )}
      <Flex align="baseline" gap="3" wrap="wrap" marginBottom="1">
        <chakra.label htmlFor={id} fontSize="0.8125rem" fontWeight="semibold">
          {label}
        </chakra.label>
        {edit === undefined ? (
          <StateMark state={text.state}>{say(`state_${text.state}`)}</StateMark>
        ) : (
          <StateMark state="draft">{say('draft')}</StateMark>
        )}
        <Box flex="1" />
        {text.max === null ? null : (
          <Note color={length > text.max ? 'fault' : 'quiet'} aria-live="polite">
            {say('lengthOf', { length, max: text.max })}
          </Note>
        )}
      </Flex>
      <Field
        id={id}
        lang={language}
        dir={languages[language].direction}
        rows={1}
        value={value}
        data-name={name}
        aria-describedby={`${id}-about`}
        aria-invalid={(judgements.get(name)?.findings ?? []).some(({ isWarning }) => !isWarning)}
        onChange={({ target }) => desk.edit(text, target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          document.getElementById('desk-texts')?.focus();
        }}
      />
      <Box id={`${id}-about`}>
        <FindingList text={text} />
        {hasSiblings ? null : <MeasuredRoom text={text} />}
      </Box>
      {isConflict ? <ConflictBox text={text} mine={edit.text} /> : null}
    </Box>
  );
}
