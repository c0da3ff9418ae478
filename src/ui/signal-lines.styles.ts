import { defineStyles } from '#src/theme/define-styles.ts';

const root = { pos: 'absolute', pointerEvents: 'none', w: 'min(52rem, 140vw)', h: 'auto' };

export const styles = defineStyles('signal-lines', {
  closing: {
    ...root,
    insetInlineEnd: '-8rem',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'signal',
    opacity: '.2',
  },
  band: {
    ...root,
    insetInlineEnd: '-12rem',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'signalOnInk',
    opacity: '.16',
  },
  card: {
    ...root,
    w: '56rem',
    insetInlineEnd: '-20rem',
    top: '-22rem',
    color: 'signalOnInk',
    opacity: '.22',
  },
  footer: { ...root, insetInlineStart: '-18rem', bottom: '-26rem', color: 'signalOnInk', opacity: '.09' },
});
