import { Flex } from '@chakra-ui/react/flex';
import { wordsOfSession } from './count-words.ts';
import { Note, StateMark } from './desk-parts.tsx';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

/** What was done last, and whether the server answers. */
export function StatusLine() {
  const say = useSay();
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
        {isLoaded ? say(notice?.word ?? 'ready') : say('loading')}
      </span>
      {isAnswering ? null : <StateMark state="fault">{say('notAnswering')}</StateMark>}
      {drafts === 0 ? null : <StateMark state="draft">{say('drafts', { count: drafts })}</StateMark>}
      {words === 0 ? null : <Note as="span">{say('sessionWords', { count: words })}</Note>}
    </Flex>
  );
}
