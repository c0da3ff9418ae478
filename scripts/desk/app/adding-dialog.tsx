import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { DeskDialog } from './desk-dialog.tsx';
import { useSay } from './words.ts';

const COMMAND = 'npm run locales -- add --help';

/** The place of the form that adds an entry; until it is there, the command that does. */
export function AddingDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const say = useSay();
  return (
    <DeskDialog ref={ref} title={say('addEntry')}>
      <p>{say('addLater')}</p>
      <chakra.code dir="ltr" lang="en" display="block" marginTop="2" textAlign="start">
        {COMMAND}
      </chakra.code>
    </DeskDialog>
  );
}
