import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import type { Versions } from '../team-protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { Moment } from './moment.tsx';
import { languageOf } from './select-texts.ts';
import { team } from './team-store.ts';
import { TextDifference } from './text-difference.tsx';
import { useWritten } from './use-desk.ts';
import { useTranslate } from './words.ts';
import { writeInto } from './write-into.ts';

/** Shows earlier versions of a text and its signer. Loaded from git when opened. */
export function TextVersions({ text }: { text: DeskText }) {
  const t = useTranslate();
  const [found, setFound] = useState<Versions | null>(null);
  const { file, key } = text;
  const look = async () => setFound((await team.findVersions({ file, key })) ?? null);
  return (
    <chakra.details fontSize="0.875rem" onToggle={({ currentTarget }) => void (currentTarget.open && look())}>
      <chakra.summary cursor="pointer">{t('versions')}</chakra.summary>
      {found === null ? (
        <Note>{t('lookingBack')}</Note>
      ) : (
        <>
          <Note>
            {found.signed === null ? (
              t('notSignedInGit')
            ) : (
              <>
                {t(found.signed.reviewed ? 'reviewedBy' : 'confirmedBy', { name: found.signed.by })},{' '}
                <Moment at={found.signed.at} />
              </>
            )}
          </Note>
          {found.versions.length === 0 ? <Note>{t('noVersions')}</Note> : null}
          <VersionList text={text} versions={found.versions} />
        </>
      )}
    </chakra.details>
  );
}

/** Lists the versions, each as a diff to the current text. */
function VersionList({ text, versions }: { text: DeskText; versions: Versions['versions'] }) {
  const t = useTranslate();
  const now = useWritten(text);
  const language = languageOf(text.file);
  return (
    <chakra.ul listStyleType="none">
      {versions.map((version) => (
        <chakra.li key={version.at + version.text} marginBlock="1">
          <Note>
            <bdi>{version.by}</bdi>, <Moment at={version.at} />
          </Note>
          <Box lang={language} dir={languages[language].direction}>
            <TextDifference before={now} after={version.text} />
          </Box>
          {version.text === now ? null : (
            <Button type="button" onClick={() => writeInto(text, version.text)}>
              {t('takeOver')}
            </Button>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
