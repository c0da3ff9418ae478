import { Box } from '@chakra-ui/react/box';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { Note, pathLine, StateMark } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { exampleNumbers, findingsByName, isOpen, languageOf } from './select-texts.ts';
import { TextState } from './text-state.tsx';
import { useChosen } from './use-chosen.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

const twoLines = { lineClamp: 2, overflowWrap: 'anywhere' } as const;

/** Cell with the key, example numbers of its plural form, and the state. */
export function KeyCell({ text }: { text: DeskText }) {
  const t = useTranslate();
  const chosen = useChosen();
  const { file, key, form, state } = text;
  const name = nameOf(text);
  const isDraft = useDesk(({ edits }) => edits.has(name));
  const isKept = useDesk(({ failures }) => failures.has(name)) && isDraft;
  const isSpokenAbout = useDesk(({ threads }) => isOpen(threads.get(name)));
  const found = useDesk(({ findings }) => findingsByName(findings).get(name)) ?? [];
  return (
    <>
      <Box fontSize="0.8125rem" lineHeight="1.4" {...twoLines} {...pathLine} title={`${file} ${key}`}>
        {chosen.isWhole || chosen.query !== '' || chosen.file !== file ? `${withoutFolder(file)} ` : ''}
        {key}
      </Box>
      {isKept ? (
        <StateMark state="fault">{t('hasFault')}</StateMark>
      ) : (
        <TextState state={isDraft ? 'draft' : state} />
      )}
      {!isDraft && found.some(({ isWarning }) => !isWarning) ? (
        <StateMark state="fault" marginInlineStart="2">
          {t('hasFinding')}
        </StateMark>
      ) : null}
      {isSpokenAbout ? (
        <StateMark state="comment" marginInlineStart="2">
          {t('hasComment')}
        </StateMark>
      ) : null}
      {form === null ? null : (
        <Note as="span" marginInlineStart="2">
          <bdi dir="ltr">{exampleNumbers(languageOf(file), form)}</bdi>
        </Note>
      )}
    </>
  );
}

/** Cell with the source text; a default-language text is its own source. */
export function SourceCell({ text }: { text: DeskText }) {
  return (
    <Box lang="en" dir="ltr" {...twoLines} textAlign="start">
      {text.source ?? text.text}
    </Box>
  );
}

/** Cell with the draft, or the text in the file. */
export function WrittenCell({ text }: { text: DeskText }) {
  const t = useTranslate();
  const name = nameOf(text);
  const written = useDesk(({ edits }) => edits.get(name)?.text) ?? text.text;
  const language = languageOf(text.file);
  return written === null || written === '' ? (
    <Note>{t(text.state === 'unreadable' ? 'state_unreadable' : 'notWritten')}</Note>
  ) : (
    <Box lang={language} dir={languages[language].direction} {...twoLines} textAlign="start">
      {written}
    </Box>
  );
}

/** Cell with the note and the number of characters left. */
export function RoomCell({ text }: { text: DeskText }) {
  const t = useTranslate();
  const { max, note } = text;
  const isUnknown = text.state === 'unreadable' && text.text === null;
  const name = nameOf(text);
  const length = useDesk(({ checkResults }) => checkResults.get(name)?.length) ?? text.length;
  return (
    <>
      {max === null || isUnknown ? null : (
        <Box fontSize="0.8125rem" color={length > max ? 'fault' : 'words'}>
          {length > max ? t('over', { count: length - max }) : t('left', { count: max - length })}
        </Box>
      )}
      <Note dir="auto" lineClamp={max === null ? 2 : 1} title={note} textAlign="start">
        {note}
      </Note>
    </>
  );
}
