import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawings.ts';

const line = {
  vectorEffect: 'non-scaling-stroke',
  stroke: 'onInk',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export const styles = defineStyles('hand-drawing', {
  root: { ...drawnNames, display: 'block', h: 'auto', overflow: 'hidden' },
  skin: { ...line, fill: 'inkRaised', strokeWidth: '1.25' },
  outline: { ...line, fill: 'none', strokeWidth: '1.25' },
  knit: { fill: 'inkRaised' },
  coat: { fill: 'coat' },
  fold: { ...line, fill: 'none', strokeWidth: '.75', strokeOpacity: '.8' },
  shade: { ...line, fill: 'none', strokeWidth: '.5', strokeOpacity: '.6' },
});
