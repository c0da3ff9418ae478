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
  /** True if the user chose the text, rather than only its file. */
  isPicked: boolean;
  move: (step: number) => void;
};

/** Compact style, so all six plural forms are visible for comparison. */
const compactForms = {
  '& textarea': { minHeight: '2.25rem', paddingBlock: '1' },
  '& > :not(:focus-within) [data-insert], & > :focus-within [data-state]': { display: 'none' },
} as const;

/** Editor for one text, or all of its plural forms: source, note, fields, findings and actions. */
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
      // Containment limits layout and painting to the editor while typing.
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
          // Keyed by form, so the focus stays when the next text is shown.
          <FormField key={form.form ?? ''} text={form} hasSiblings={hasForms} />
        ))}
      </Grid>
      <TextTools key={name} text={text} />
      <EditorBar {...{ text, forms, move }} />
    </Flex>
  );
}
