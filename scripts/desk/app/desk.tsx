import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useEffect, useRef, useState } from 'react';
import { toolLanguages } from '#src/config/languages.ts';
import { AddingDialog } from './adding-dialog.tsx';
import { BrokenFiles } from './broken-files.tsx';
import { DeskHeader } from './desk-header.tsx';
import { nameOf, textAt } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { FileList } from './file-list.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { isKnown, selectTexts } from './select-texts.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { TextEditor } from './text-editor.tsx';
import { enterEditor } from './text-row.tsx';
import { TextTable } from './text-table.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { choose, useChosen } from './use-chosen.ts';
import { useDesk } from './use-desk.ts';
import { useDeskLanguage } from './use-desk-language.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { TranslateContext, wordsOf } from './words.ts';

/** The translators' desk: the files, their texts, and a preview of the page. */
export function Desk() {
  const chosen = useChosen();
  const { file, key } = chosen;
  const [firstFile] = useState(file);
  const [language, setLanguage] = useDeskLanguage();
  const adding = useRef<HTMLDialogElement>(null);
  const replacing = useRef<HTMLDialogElement>(null);
  const session = useRef<HTMLDialogElement>(null);
  const shortcuts = useRef<HTMLDialogElement>(null);
  const t = wordsOf(language);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = toolLanguages[language].direction;
    document.title = wordsOf(language)('deskName');
    void desk.open(language, firstFile);
  }, [language, firstFile]);

  const texts = useDesk((state) => selectTexts(state, chosen));
  const text = useDesk((state) => textAt(state.texts, chosen)) ?? texts[0];
  const isAllKnown = useDesk((state) => isKnown(state, chosen));
  const changes = useDesk(({ session }) => session.length);
  const move = (step: number) => {
    const index = text === undefined ? -1 : texts.findIndex((each) => nameOf(each) === nameOf(text));
    const next = texts[Math.max(0, Math.min(texts.length - 1, index + step))];
    if (next !== undefined) choose(next);
  };
  useShortcuts({ chosen, text, move, showShortcuts: () => shortcuts.current?.showModal() });

  return (
    <TranslateContext value={t}>
      <Grid height="100dvh" templateRows="auto minmax(0, 1fr) auto">
        <DeskHeader
          language={language}
          setLanguage={setLanguage}
          file={file}
          changes={changes}
          showAdding={() => adding.current?.showModal()}
          showSession={() => session.current?.showModal()}
          showShortcuts={() => shortcuts.current?.showModal()}
        />
        <Grid
          minHeight="0"
          templateColumns={{
            base: 'minmax(12rem, 14rem) minmax(0, 1fr) minmax(16rem, 30vw)',
            lg: 'minmax(12rem, 15rem) minmax(0, 1fr) minmax(20rem, 34vw)',
            xl: '17rem minmax(0, 1fr) minmax(24rem, 36vw)',
          }}
        >
          <FileList chosen={chosen} />
          <Flex
            as="main"
            direction="column"
            minWidth="0"
            minHeight="0"
            borderInline="1px solid"
            borderColor="rule"
          >
            <LoadFailure />
            <BrokenFiles />
            <TextToolbar
              {...{ chosen, texts, isAllKnown }}
              showReplacing={() => replacing.current?.showModal()}
            />
            <Box flex="1" minHeight="7rem">
              <TextTable texts={texts} chosen={text} view={chosen} isAllKnown={isAllKnown} />
            </Box>
            {text === undefined ? null : <TextEditor text={text} isPicked={key !== ''} move={move} />}
          </Flex>
          <PreviewPane
            text={text}
            pick={(picked) => {
              choose(picked, { isWhole: false, filter: 'all', query: '' });
              // The field is reused for the next text, so it can be focused before that is shown.
              enterEditor();
            }}
          />
        </Grid>
        <StatusLine />
      </Grid>
      <AddingDialog ref={adding} language={language} file={file} />
      <ReplaceDialog ref={replacing} file={file} />
      <SessionDialog ref={session} />
      <ShortcutDialog ref={shortcuts} />
    </TranslateContext>
  );
}
