import { defineStyles } from '#src/theme/define-styles.ts';

/** Height of the ground under a milestone, as a part of the scene. */
const grounds = ['.781', '.606', '.431', '.262'];
const rails = ['solid', 'dashed', 'dashed', 'dotted'];

const milestones = Object.fromEntries(
  grounds.map((ground, position) => [
    `&:nth-of-type(${position + 1})`,
    {
      '--place': `${position * 25}%`,
      '--ground': ground,
      borderStyle: { base: rails[position], lg: 'none' },
    },
  ]),
);

export const styles = defineStyles('roadmap', {
  root: {
    '--inset': { base: '0rem', lg: '1.75rem' },
    '--scene': { base: '11rem', md: '15rem', lg: '20rem' },
    pos: 'relative',
    mt: { base: '16', lg: '0' },
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineEnd: { base: '0', lg: '6%' },
      top: { base: '1', lg: '2' },
      w: { base: '5rem', md: '6.5rem', lg: '8rem' },
      aspectRatio: '1',
      borderRadius: 'chip',
      bg: 'sun',
      boxShadow:
        '0 0 0 1.75rem {colors.ink}, 0 0 0 1.85rem {colors.inkLine}, 0 0 0 4rem {colors.ink}, 0 0 0 4.1rem {colors.inkLine}',
    },
  },
  land: {
    pos: 'absolute',
    top: '0',
    insetInlineStart: 'var(--inset)',
    w: 'full',
    h: 'var(--scene)',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  high: { stopColor: '{colors.inkRaised}' },
  crest: { stopColor: '{colors.signalOnInk}' },
  low: { stopColor: '{colors.ink}' },
  milestones: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, 1fr)' },
    pt: { base: 'calc(var(--scene) + 2rem)', lg: 'calc(var(--scene) + 2.25rem)' },
  },
  milestone: {
    ...milestones,
    ps: { base: '7', lg: '0' },
    pe: { lg: '8' },
    pb: { base: '9', lg: '0' },
    borderColor: 'signalOnInk',
    borderInlineStartWidth: '1.5px',
    '&:last-child': { pb: '0' },
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: 'calc(var(--inset) + var(--place))',
      top: 'calc(var(--scene) * var(--ground) - 2.75rem)',
      w: '5',
      h: { base: '2.75rem', lg: 'calc(var(--scene) * (1 - var(--ground)) + 4.25rem)' },
      borderInlineStartWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'onInk',
      bg: 'linear-gradient({colors.onInk} .8rem, transparent 0)',
    },
    '&:first-child::before': { bg: 'linear-gradient({colors.sun} .8rem, transparent 0)' },
  },
});
