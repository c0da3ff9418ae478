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

const turned = {
  '&[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  '&[open]:dir(rtl) > summary::after': { transform: 'translateY(25%) rotate(-225deg)' },
};

/** Browsers that cannot show what a closed fold holds keep the fold at every width. */
const unfolded = {
  '&::details-content': { contentVisibility: 'visible', display: 'contents' },
  '& > summary': { display: 'none' },
};

export const styles = defineStyles('fold', {
  root: {
    ...turned,
    '@supports selector(::details-content)': {
      '@media (min-width: 48rem)': unfolded,
      '@media print': unfolded,
    },
  },
  question: {
    ...turned,
    '@media print': {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary::after': { display: 'none' },
    },
  },
  label: { ...summary, color: 'signal', '[data-tone=ink] &': { color: 'signalOnInk' } },
  name: {
    ...summary,
    justifyContent: 'space-between',
    py: '1',
    '&::after': { ...chevron, color: 'signal', '[data-tone=ink] &': { color: 'signalOnInk' } },
    // On phones all names that unfold look alike.
    '@media (max-width: 47.9975rem)': { '& > h3': { textStyle: 'subheading', m: '0', p: '0' } },
  },
});
