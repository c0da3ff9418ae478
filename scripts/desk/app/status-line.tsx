import { Flex } from '@chakra-ui/react/flex';
import { wordsOfSession } from './count-words.ts';
import { Note, StateMark } from './desk-parts.tsx';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Shows the last action, and whether the server responds. */
export function StatusLine() {
  const t = useTranslate();
  const isAnswering = useDesk((state) => state.isAnswering);
  const isLoaded = useDesk((state) => state.generation > 0);
  const notice = useDesk((state) => state.notice);
  const words = useDesk(({ session }) => wordsOfSession(session));
  const drafts = useDesk(({ edits }) => edits.size);
  return (
    <Flex
      as="footer"
      gap="4"
      minHeight="8"
      align="center"
      paddingInline="4"
      borderTop="1px solid"
      borderColor="rule"
      background="raised"
      fontSize="0.8125rem"
    >
      <span role="status" key={notice?.id}>
        {isLoaded ? t(notice?.word ?? 'ready') : t('loading')}
      </span>
      {isAnswering ? null : <StateMark state="fault">{t('notAnswering')}</StateMark>}
      {drafts === 0 ? null : <StateMark state="draft">{t('drafts', { count: drafts })}</StateMark>}
      {words === 0 ? null : <Note as="span">{t('sessionWords', { count: words })}</Note>}
    </Flex>
  );
}
