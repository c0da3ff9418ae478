import { Box } from '@chakra-ui/react/box';
import { type BrokenFile, isState } from '../protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { SideChoice } from './side-choice.tsx';
import { team } from './team-store.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Lists every unreadable file with the reason, and both sides of a merge conflict. */
export function BrokenFiles() {
  const broken = useDesk((state) => state.broken);
  return broken.length === 0 ? null : (
    <Box
      role="alert"
      flexShrink="0"
      maxHeight="45%"
      overflowY="auto"
      borderBottom="1px solid"
      borderColor="rule"
    >
      {broken.map((each) => (
        <BrokenNotice key={each.file} broken={each} />
      ))}
    </Box>
  );
}

function BrokenNotice({
  broken: { file, line, found, remedy, isShown, sides, canFix },
}: {
  broken: BrokenFile;
}) {
  const t = useTranslate();
  return (
    <Box padding="3" borderInlineStart="3px solid" borderColor="fault">
      <Box as="h3" fontWeight="semibold" overflowWrap="anywhere">
        {t('brokenFile', { file })}
      </Box>
      {sides === null ? (
        <>
          <Box>
            {line === null ? '' : `${t('brokenLine', { line })}: `}
            {t('foundOnly', { found })}
          </Box>
          <Box fontWeight="semibold">{remedy}</Box>
          {canFix ? (
            <Button type="button" onClick={() => void team.fixFile(file)}>
              {t('fixFile')}
            </Button>
          ) : null}
        </>
      ) : (
        <SideChoice key={JSON.stringify(sides)} file={file} sides={sides} />
      )}
      <Note>{t(isState(file) ? 'brokenState' : isShown ? 'brokenShown' : 'brokenUnknown')}</Note>
    </Box>
  );
}
