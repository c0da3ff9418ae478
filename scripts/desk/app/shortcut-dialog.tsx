import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type Ref } from 'react';
import { DeskDialog } from './desk-dialog.tsx';
import { Key } from './desk-parts.tsx';
import { useTranslate, type Word } from './words.ts';

const shortcuts = [
  ['↑ ↓', 'key_rows'],
  ['⏎', 'key_edit'],
  ['Esc', 'key_leave'],
  ['Ctrl S', 'key_save'],
  ['Ctrl ⏎', 'key_saveNext'],
  ['Ctrl ⇧ Space', 'key_blank'],
  ['Alt ⇧ 1 … 3', 'key_similar'],
  ['Alt ⏎', 'key_confirm'],
  ['Alt ⇧ ⏎', 'key_review'],
  ['Alt ↑ ↓', 'key_move'],
  ['Alt Z', 'key_undo'],
  ['Alt 1 … 4', 'key_panes'],
  ['/', 'key_search'],
  ['?', 'key_help'],
] as const satisfies (readonly [string, Word])[];

/** Dialog with the keyboard shortcuts. */
export function ShortcutDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const t = useTranslate();
  return (
    <DeskDialog ref={ref} title={t('shortcuts')}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="5" rowGap="2">
        {shortcuts.map(([keys, word]) => (
          <Fragment key={word}>
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{t(word)}</dd>
          </Fragment>
        ))}
      </chakra.dl>
    </DeskDialog>
  );
}
