import { defineStyles } from '#src/theme/define-styles.ts';
import { where } from './contact-form.styles.ts';

// It may appear late, when a mailbox says that it takes messages: beside the form it comes last, below the form nobody sees it yet.
const root = {
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  order: { lg: '1' },
  '@media (scripting: none)': { display: 'none' },
};

export const styles = defineStyles('next-steps', {
  root,
  rootWhereTaken: { ...root, [where.notTaken]: { display: 'none' } },
  title: { textStyle: 't-s', color: 'ink' },
  steps: { listStyle: 'none' },
  step: {
    py: '3',
    color: 'muted',
    textWrap: 'pretty',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
  },
  name: { display: 'block', color: 'ink', fontWeight: 'semibold' },
});
