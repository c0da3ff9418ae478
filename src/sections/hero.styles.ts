import { defineStyles } from '#src/theme/define-styles.ts';

const text = { pos: 'relative', w: 'wrap', mx: 'auto' };
const ground = {
  pos: 'relative',
  bg: 'ink',
  color: 'onInk',
  overflow: 'hidden',
  '--ring': '{colors.signalOnInk}',
};
const printed = { bg: 'transparent', color: 'ink', '& p': { color: 'ink' } };

export const styles = defineStyles('hero', {
  root: {
    ...ground,
    '& picture': { pos: 'absolute', inset: '0' },
    '& picture img': {
      objectPosition: { base: '76% 50%', md: '50% 50%' },
      '&:dir(rtl)': { objectPosition: { base: '24% 50%', md: '50% 50%' } },
    },
    // The scrim darkens the side where reading starts, so that the text stands on a calm ground.
    '&::after': {
      content: '""',
      pos: 'absolute',
      inset: '0',
      bg: {
        base: 'linear-gradient(180deg, rgb(11 27 43 / .82), rgb(11 27 43 / .76))',
        md: 'linear-gradient(90deg, rgb(11 27 43 / .88), rgb(11 27 43 / .78) 60%, rgb(11 27 43 / .5) 82%, transparent)',
        lg: 'linear-gradient(90deg, rgb(11 27 43 / .88), rgb(11 27 43 / .74) 44%, rgb(11 27 43 / .5) 62%, transparent 84%)',
      },
    },
    '&:dir(rtl)::after': { transform: 'scaleX(-1)' },
    '@media print': { ...printed, '& picture, & a': { display: 'none' }, '&::after': { display: 'none' } },
  },
  text: { ...text, zIndex: 'raised', py: { base: '14', md: '28' } },
  eyebrow: { textStyle: 'lead', color: 'onInkMuted' },
  title: { textStyle: 'title', maxW: '13em', mt: '5' },
  lead: { textStyle: 'lead', color: '#E6E6E0', maxW: { base: '36rem', md: '24em', lg: '36rem' }, mt: '5' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: '9' },
});
