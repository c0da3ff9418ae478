import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useEffect, useRef } from 'react';
import type { DeskText } from '../protocol.ts';
import { Note } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { EditorBar } from './editor-bar.tsx';
import { FormField } from './form-field.tsx';
import { listForms } from './select-texts.ts';
import { TextTools } from './text-tools.tsx';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

type TextEditorProps = {
  text: DeskText;
  /** Whether somebody has chosen the text, and did not only open its file. */
  isPicked: boolean;
  move: (step: number) => void;
};

/** Six plural forms are in sight at once, as one is compared with another. */
const compactForms = {
  '& textarea': { minHeight: '2.25rem', paddingBlock: '1' },
  '& > :not(:focus-within) [data-insert], & > :focus-within [data-state]': { display: 'none' },
} as const;

/** One text, or all plural forms of it: source, note, what is written, what is wrong with it, what can be done. */
export function TextEditor({ text, isPicked, move }: TextEditorProps) {
  const t = useTranslate();
  const editor = useRef<HTMLDivElement>(null);
  const forms = useDesk((state) => listForms(state, text));
  const name = nameOf(text);
  const hasForms = forms.length > 1;
  useEffect(() => {
    if (isPicked) editor.current?.scrollTo({ top: 0 });
  }, [name, isPicked]);
  return (
    <Flex
      as="section"
      id="desk-editor"
      ref={editor}
      aria-label={t('editor')}
      // What a key changes is laid out and painted here, and in no other part of the desk.
      contain="layout paint style"
      direction="column"
      gap="2"
      maxHeight={hasForms ? '72%' : '62%'}
      overflowY="auto"
      paddingInline="3"
      paddingTop="3"
      borderTop="1px solid"
      borderColor="edge"
      background="raised"
    >
      <Flex align="baseline" justify="space-between" gap="3">
        <Box
          as="h3"
          fontSize="0.8125rem"
          fontWeight="semibold"
          dir="ltr"
          flexShrink="0"
          maxWidth="66%"
          overflowWrap="anywhere"
        >
          {text.key}
        </Box>
        <Note dir="auto">{text.note}</Note>
      </Flex>
      <Grid
        templateColumns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))"
        columnGap="4"
        rowGap="2"
        css={hasForms ? compactForms : {}}
      >
        {forms.map((form) => (
          // The focus stays where it is on the way to the next text.
          <FormField key={form.form ?? ''} text={form} hasSiblings={hasForms} />
        ))}
      </Grid>
      <TextTools key={name} text={text} />
      <EditorBar {...{ text, forms, move }} />
    </Flex>
  );
}
