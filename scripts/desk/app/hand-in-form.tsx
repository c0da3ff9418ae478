import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId, useState } from 'react';
import type { HandedIn, RemovalChoice } from '../team-protocol.ts';
import { Button, Field, Note } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { type Target, team } from './team-store.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Form with the commit message that commits and pushes, and shows the result. */
export function HandInForm({ message, target }: { message: string; target: Target }) {
  const t = useTranslate();
  const id = useId();
  const session = useDesk((state) => state.session);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [awaited, setAwaited] = useState<Target>(null);
  const [answer, setAnswer] = useState<HandedIn | null>(null);
  const text = typed ?? message;
  const handIn = async () => {
    setBusy(true);
    setAnswer(null);
    const given = await team.handIn(text, setAwaited);
    setBusy(false);
    setAwaited(null);
    setAnswer(given ?? null);
    if (given !== undefined && given.files.length > 0) setTyped(null);
  };
  const chooseRemoval = async (choice: RemovalChoice, kept: HandedIn) => {
    setBusy(true);
    setAnswer((await team.chooseRemoval(choice, kept)) ?? kept);
    setBusy(false);
  };
  return (
    <>
      <chakra.label htmlFor={id} display="block" fontSize="0.8125rem">
        {t('commitMessage')}
      </chakra.label>
      <Field
        id={id}
        dir="ltr"
        lang="en"
        textAlign="start"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Flex gap="2" marginBlock="3" wrap="wrap">
        <Button
          type="button"
          look="main"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void handIn()}
        >
          {t(isBusy ? 'handingIn' : 'handIn')}
        </Button>
        <Button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          {t('copyMessage')}
        </Button>
        {session.length === 0 ? null : (
          <Button type="button" onClick={() => void desk.closeSession()}>
            {t('restart')}
          </Button>
        )}
      </Flex>
      {target === null ? null : (
        <Note marginBottom="3">{t(target.remote === null ? 'branch' : 'branchTo', namesOf(target))}</Note>
      )}
      <Box role="status">
        {awaited === null ? null : <Note marginBottom="3">{t('sendingTo', namesOf(awaited))}</Note>}
        {answer === null ? null : <Ending answer={answer} />}
      </Box>
      {answer?.result !== 'removed' ? null : (
        <Flex gap="2" marginBottom="3" wrap="wrap">
          <Button type="button" disabled={isBusy} onClick={() => void chooseRemoval('remove', answer)}>
            {t('removeFiles')}
          </Button>
          <Button type="button" disabled={isBusy} onClick={() => void chooseRemoval('keep', answer)}>
            {t('keepFiles')}
          </Button>
        </Flex>
      )}
    </>
  );
}

function namesOf({ branch, remote }: NonNullable<Target>) {
  return { branch, remote: remote ?? '' };
}

function Ending({ answer: { result, files, left, detail } }: { answer: HandedIn }) {
  const t = useTranslate();
  return (
    <Box padding="3" marginBottom="3" border="1px solid" borderColor="edge" borderRadius="control">
      <Box fontWeight="semibold">{t(`handIn_${result}`)}</Box>
      {files.length === 0 ? null : <Note>{t('filesHandedIn', { count: files.length })}</Note>}
      {[...files, detail].map((line) => (
        <Box key={line} dir="ltr" lang="en" textAlign="start" fontSize="0.8125rem" whiteSpace="pre-wrap">
          {line}
        </Box>
      ))}
      {left.length === 0 ? null : (
        <>
          <Note>{t('leftBeside')}</Note>
          <Box dir="ltr" lang="en" textAlign="start" fontSize="0.8125rem" whiteSpace="pre-wrap">
            {left.join('\n')}
          </Box>
        </>
      )}
    </Box>
  );
}
