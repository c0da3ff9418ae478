import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { EntryCheckResult } from '../entry-protocol.ts';
import { Button, Note, pathLine } from './desk-parts.tsx';
import type { Place } from './desk-state.ts';
import { choose } from './use-chosen.ts';
import { useTranslate } from './words.ts';

/** The result of adding an entry, and the first of its texts. */
export type AddedEntry = { checkResult: EntryCheckResult; first: Place };

/** Shows the written files and the remaining steps. */
export function Added({ checkResult: { id, files, rest }, first }: AddedEntry) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed.
  useEffect(() => button.current?.focus(), []);
  return (
    <Box padding="3" marginBottom="4" border="1px solid" borderColor="fine" borderRadius="control">
      <Files files={files} title={t('entryAdded', { id })} />
      <Note marginBlock="2">{rest}</Note>
      <form method="dialog" onSubmit={() => choose(first)}>
        <Button ref={button} type="submit" look="main">
          {t('showTexts')}
        </Button>
      </form>
    </Box>
  );
}

/** Lists the files of an entry. */
export function Files({ files, title }: { files: readonly string[]; title: string }) {
  if (files.length === 0) return null;
  return (
    <>
      <Box fontWeight="semibold">{title}</Box>
      <chakra.ul listStyleType="none" {...pathLine} lang="en" fontSize="0.8125rem">
        {files.map((file) => (
          <li key={file}>{`locales/${file}`}</li>
        ))}
      </chakra.ul>
    </>
  );
}
