import { defineStyles } from '#src/theme/define-styles.ts';
import { noScript, where } from './contact-form.styles.ts';

const step = { py: '3', color: 'muted', borderTop: 'line' };
const outcome = { ...step, [noScript]: { display: 'none' } };

export const styles = defineStyles('next-steps', {
  // A line of it may appear late, when a mailbox says that it takes messages: beside the form it comes last, below the form nobody sees it yet.
  root: { display: 'grid', gap: '4', alignContent: 'start', order: { lg: '1' } },
  title: { textStyle: 't-s' },
  step,
  outcome,
  outcomeWhereTaken: { ...outcome, [where.notTaken]: { display: 'none' } },
  name: { display: 'block', color: 'ink', fontWeight: 'semibold' },
});
