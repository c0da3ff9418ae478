import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, hstack, inColumns, touchTarget } from '#src/theme/grid.ts';
import { inlineLink } from '#src/theme/link-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';

/** The value to dial, write to or open: same size, one line. */
const value = {
  ...touchTarget,
  textStyle: { base: 't-s', lg: 'subheading', xl: 't-s' },
  overflowWrap: 'anywhere',
  '& > bdi': { minW: '0' },
};
const linked = { ...value, color: 'signal', '&:hover': { color: 'signalHover' } };
const action = {
  ...touchTarget,
  ...inlineLink,
  fontWeight: 'semibold',
  textStyle: 'small',
  '&:hover': { color: 'signalHover' },
};
const notice = { textStyle: 'small', fontWeight: 'semibold' };

export const styles = defineStyles('contact-ways', {
  root: {
    ...inColumns({ md: evenColumns(2), lg: evenColumns(3) }),
    columnGap: '10',
    rowGap: { base: '2', md: '6' },
  },
  // The actions are on the line of the name, at its end.
  way: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    alignItems: 'center',
    alignContent: 'start',
    pt: '1',
    pb: { base: '2', md: '0' },
    '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: '2' },
    borderTop: 'ink',
    '&:nth-of-type(1)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
  name: { textStyle: 'small', color: 'muted', minH: '11', ...hstack },
  value,
  number: { ...linked, ...tabular },
  chat: linked,
  support: { gridColumn: '1 / -1', gridRow: '3', textStyle: 'small', color: 'muted', mt: '1' },
  actions: {
    ...hstack,
    flexWrap: 'wrap',
    '& > :not(:first-child, :empty)': { ms: '5' },
    justifyContent: 'flex-end',
    gridRow: '1',
    gridColumn: '2',
  },
  action,
  hidden: { srOnly: true },
  idle: {},
  copied: { ...notice, color: 'success' },
  failed: { ...notice, color: 'error' },
});
