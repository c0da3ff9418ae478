import { defineStyles } from '#src/theme/define-styles.ts';

const chevron = {
  content: '""',
  flex: 'none',
  w: '2.5',
  h: '2.5',
  borderEndWidth: '1.5px',
  borderBottomWidth: '1.5px',
  transform: 'translateY(-25%) rotate(45deg)',
};
const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  pe: '1',
  fontWeight: 'semibold',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': chevron,
  '&:dir(rtl)::after': { transform: 'translateY(-25%) rotate(-45deg)' },
} as const;

/** Browsers that cannot show what a closed fold holds keep the fold at every width. */
const unfolded = {
  '&::details-content': { contentVisibility: 'visible', display: 'contents' },
  '& > summary': { display: 'none' },
};

export const styles = defineStyles('fold', {
  root: {
    '&[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
    '&[open]:dir(rtl) > summary::after': { transform: 'translateY(25%) rotate(-225deg)' },
    '@supports selector(::details-content)': {
      '@media (min-width: 48rem)': unfolded,
      '@media print': unfolded,
    },
  },
  label: { ...summary, color: 'signal', '[data-tone=ink] &': { color: 'signalOnInk' } },
  name: {
    ...summary,
    justifyContent: 'space-between',
    textStyle: 'subheading',
    py: '1',
    '&::after': { ...chevron, color: 'signal', '[data-tone=ink] &': { color: 'signalOnInk' } },
  },
  // Where the text of a name is always there, the name is its heading.
  heading: {
    display: 'none',
    '@supports selector(::details-content)': {
      '@media (min-width: 48rem)': { display: 'block' },
      '@media print': { display: 'block' },
    },
  },
});
