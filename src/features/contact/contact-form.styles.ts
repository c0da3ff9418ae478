import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, touchTarget } from '#src/theme/grid.ts';
import { inlineLink } from '#src/theme/link-styles.ts';

const notice = {
  px: '5',
  py: { base: '2', md: '3' },
  borderInlineStartWidth: '4px',
};
const outcome = { ...notice, display: 'flex', gap: '3', bg: 'sand', '& > svg': { mt: '.2em' } };
const mail = { ...notice, textStyle: 'small', bg: 'sand', borderInlineStartColor: 'ink' };
const reply = { textStyle: 'body', color: 'ink' };
/** Two alternatives that are never visible together share one cell that fits both. */
const either = { display: 'grid', alignItems: 'start', '& > *': { gridArea: '1 / 1' } };
const lead = { textStyle: 'lead', color: 'muted', maxW: '36rem' };
/** Scripts set `data-mailbox` if the server has a mailbox; otherwise the prerendered state stays. */
const where = { taken: 'html[data-mailbox] &', notTaken: 'html:not([data-mailbox]) &' };
const noScript = '@media (scripting: none)';

const step = { py: '3', color: 'muted', borderTop: 'line' };
const stepWithScript = { ...step, [noScript]: { display: 'none' } };

export const styles = defineStyles('contact-form', {
  root: { display: 'grid', gap: '6' },
  fields: {
    display: 'grid',
    columnGap: { base: '3', sm: '5', md: '6' },
    rowGap: { base: '4', md: '6' },
    gridTemplateColumns: evenColumns(2),
    minW: '0',
    // Phones show the two names on one line.
    '& > :nth-child(n + 4):nth-child(-n + 7)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
  required: { gridColumn: '1 / -1', textStyle: 'small', color: 'muted' },
  sending: { gridColumn: '1 / -1', display: 'grid', gap: '3', mt: '2' },
  hint: { display: 'grid', gap: '1', textStyle: 'small', color: 'muted' },
  reply,
  either,
  holdHint: { ...either, textStyle: 'small' },
  withScript: { [noScript]: { display: 'none' } },
  whereTaken: { [where.notTaken]: { visibility: 'hidden' }, [noScript]: { display: 'none' } },
  replyWhereTaken: { ...reply, [where.notTaken]: { visibility: 'hidden' } },
  whereNotTaken: { [where.taken]: { visibility: 'hidden' }, [noScript]: { display: 'none' } },
  lead,
  leadWhereTaken: { ...lead, [where.notTaken]: { '@media (scripting: enabled)': { visibility: 'hidden' } } },
  link: inlineLink,
  outcome: { '&:empty': { mt: '-6' } },
  unseen: { srOnly: true },
  sent: { ...outcome, borderInlineStartColor: 'success', color: 'success', fontWeight: 'semibold' },
  failed: { ...outcome, borderInlineStartColor: 'error', '& > svg': { color: 'error', mt: '.2em' } },
  reason: { color: 'error', fontWeight: 'semibold' },
  mailWhereNotTaken: { ...mail, [where.taken]: { visibility: 'hidden' }, [noScript]: { display: 'none' } },
  mailWithoutScript: {
    ...mail,
    '@media (scripting: enabled)': { '[data-island]:not([data-failed]) &': { display: 'none' } },
  },
  mailLink: { ...touchTarget, flexWrap: 'wrap', columnGap: '2', ...inlineLink, fontWeight: 'semibold' },
  // May grow by a line once a mailbox is detected: nothing follows below it.
  next: { display: 'grid', gap: '4' },
  nextTitle: { textStyle: 't-s' },
  step,
  stepWithScript,
  stepWhereTaken: { ...stepWithScript, [where.notTaken]: { display: 'none' } },
  name: { display: 'block', color: 'ink', fontWeight: 'semibold' },
});
