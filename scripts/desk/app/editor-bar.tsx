import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import type { DeskText } from '../protocol.ts';
import { conflictId } from './conflict-box.tsx';
import { Button, Key, Note } from './desk-parts.tsx';
import { isConflict, nameOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { findingsId } from './finding-list.tsx';
import { goOn } from './go-on.ts';
import { findingsOf, isTask } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';
import { enterField } from './write-into.ts';

type EditorBarProps = { text: DeskText; forms: readonly DeskText[]; move: (step: number) => void };

/** Actions for a text and the reasons that block saving. Sticky: visible at any scroll position of the editor. */
export function EditorBar({ text, forms, move }: EditorBarProps) {
  const t = useTranslate();
  const hasEdits = useDesk(({ edits }) => forms.some((form) => edits.has(nameOf(form))));
  const isWritten = hasEdits || forms.some((form) => (form.text ?? '') !== '');
  const canSign = isWritten && text.state !== 'unreadable' && text.state !== 'unknown';
  const sign = (isReviewed: boolean) => void goOn(() => desk.confirm(forms, isReviewed), move);
  return (
    <Box
      position="sticky"
      marginInline="-3"
      paddingInline="3"
      bottom="0"
      paddingBlock="2"
      background="raised"
      borderTop="1px solid"
      borderColor="rule"
    >
      <Notices forms={forms} />
      <Flex gap="2" wrap="wrap" align="center">
        <Button type="button" look="main" disabled={!hasEdits} onClick={() => void desk.save(forms)}>
          {t('save')}
        </Button>
        <Button type="button" disabled={!canSign || (!hasEdits && !isTask(text))} onClick={() => sign(false)}>
          {t('confirm')}
        </Button>
        <Button
          type="button"
          disabled={!canSign || (!hasEdits && text.state === 'reviewed')}
          onClick={() => sign(true)}
        >
          {t('review')}
        </Button>
        {hasEdits ? (
          <Button
            type="button"
            look="plain"
            onClick={() => {
              void desk.discard(...forms);
              enterField(text);
            }}
          >
            {t('discard')}
          </Button>
        ) : null}
        <Box flex="1" />
        <Note>
          <Key>Ctrl ⏎</Key> {t('saveAndNext')} <Key>Alt ⏎</Key> {t('confirmAndNext')}
        </Note>
      </Flex>
    </Box>
  );
}

/** Shows the first conflict and the first finding of the plural forms; a click scrolls to it. */
function Notices({ forms }: { forms: readonly DeskText[] }) {
  const t = useTranslate();
  const conflict = useDesk((state) => forms.find((form) => isConflict(state, form)));
  const found = useDesk((state) => forms.find((form) => findingsOf(state, form).length > 0));
  const count = useDesk((state) => forms.reduce((sum, form) => sum + findingsOf(state, form).length, 0));
  const remedy = useDesk((state) => (found === undefined ? '' : (findingsOf(state, found)[0]?.remedy ?? '')));
  const notices = [
    ...(conflict === undefined ? [] : [{ at: conflictId(conflict), words: t('conflict') }]),
    ...(found === undefined
      ? []
      : [{ at: findingsId(found), words: `${t('findings', { count })} ${remedy}` }]),
  ];
  return notices.length === 0 ? null : (
    <Flex columnGap="4" marginBottom="1">
      {notices.map(({ at, words }) => (
        <chakra.button
          key={words}
          type="button"
          minWidth="0"
          textAlign="start"
          fontSize="0.8125rem"
          fontWeight="semibold"
          color="fault"
          lineClamp={1}
          cursor="pointer"
          onClick={() => document.getElementById(at)?.scrollIntoView({ block: 'center' })}
        >
          {words}
        </chakra.button>
      ))}
    </Flex>
  );
}
