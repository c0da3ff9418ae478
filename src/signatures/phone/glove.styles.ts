import { defineStyles } from '#src/theme/define-styles.ts';

const line = {
  vectorEffect: 'non-scaling-stroke',
  stroke: 'onInk',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Three of the four weights of line: outlines, folds and shade. The phone has the strongest one. */
export const styles = defineStyles('glove', {
  skin: { ...line, fill: 'inkRaised', strokeWidth: '1.25' },
  outline: { ...line, fill: 'none', strokeWidth: '1.25' },
  knit: { fill: 'inkRaised' },
  coat: { fill: 'coat' },
  fold: { ...line, fill: 'none', strokeWidth: '.75', strokeOpacity: '.8' },
  shade: { ...line, fill: 'none', strokeWidth: '.5', strokeOpacity: '.6' },
});
