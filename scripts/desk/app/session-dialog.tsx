import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useState } from 'react';
import type { Change } from '../protocol.ts';
import { listLasting, writeCommit } from './commit-message.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { Button, Note, pathLine } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { HandInForm } from './hand-in-form.tsx';
import { languageOf } from './select-texts.ts';
import { type Target, team } from './team-store.ts';
import { TextDifference } from './text-difference.tsx';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Dialog with the changes of this session, each with an undo button, and the form that commits them. */
export function SessionDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const t = useTranslate();
  const session = useDesk((state) => state.session);
  const lasting = listLasting(session);
  const [target, setTarget] = useState<Target>(null);
  return (
    <DeskDialog ref={ref} title={t('session')} onOpen={() => void team.findTarget().then(setTarget)}>
      <HandInForm message={writeCommit(lasting)} target={target} />
      {lasting.length === 0 ? (
        <Note>{t(session.length === 0 ? 'nothingChanged' : 'changesCancel')}</Note>
      ) : null}
      {session.length === 0 ? null : (
        <chakra.ul listStyleType="none">
          {session.toReversed().map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </chakra.ul>
      )}
    </DeskDialog>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const t = useTranslate();
  return (
    <chakra.li
      display="flex"
      gap="3"
      justifyContent="space-between"
      paddingBlock="2"
      borderTop="1px solid"
      borderColor="rule"
    >
      <ChangeContent change={change} />
      <Button type="button" flex="none" onClick={() => void desk.undo(change.id)}>
        {t('undo')}
      </Button>
    </chakra.li>
  );
}

function ChangeContent({ change }: { change: Change }) {
  switch (change.kind) {
    case 'entry':
      return <AddedEntry change={change} />;
    case 'state':
      return <SignedTexts change={change} />;
    case 'text':
      return <ChangedText change={change} />;
    default:
      return change satisfies never;
  }
}

type ChangeOf<Kind extends Change['kind']> = { change: Extract<Change, { kind: Kind }> };

function AddedEntry({ change: { name, files } }: ChangeOf<'entry'>) {
  const t = useTranslate();
  return (
    <Box minWidth="0">
      <Note>{t('entryAdded', { id: name })}</Note>
      <Box {...pathLine} lang="en" fontSize="0.8125rem">
        {files.join(', ')}
      </Box>
    </Box>
  );
}

function ChangedText({ change: { beside, ...first } }: ChangeOf<'text'>) {
  return (
    <Box minWidth="0">
      {[first, ...beside].map(({ file, key, before, after }) => (
        <Box key={`${file}:${key}`}>
          <Note {...pathLine} overflowWrap="anywhere">
            {file} {key}
          </Note>
          <Box lang={languageOf(file)} dir="auto">
            <TextDifference before={before ?? ''} after={after} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function SignedTexts({ change: { signed } }: ChangeOf<'state'>) {
  const t = useTranslate();
  const files = [...new Set(signed.map(({ file }) => file))].join(', ');
  const [only] = signed;
  return (
    <Box minWidth="0">
      <Note {...pathLine} overflowWrap="anywhere">
        {signed.length === 1 && only ? `${only.file} ${only.key}` : files}
      </Note>
      <Box>
        {t(signed.every(({ after }) => after.reviewed) ? 'saidReviewed' : 'saidConfirmed')}{' '}
        {signed.length === 1 ? '' : t('texts', { count: signed.length })}
      </Box>
    </Box>
  );
}
