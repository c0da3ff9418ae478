import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('statement', {
  body: {
    display: 'grid',
    gap: { base: '8', lg: '6' },
    mt: { base: '8', lg: '14' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
  },
  emblem: { gridColumn: { lg: '1' } },
  text: {
    gridColumn: { lg: '2' },
    display: 'grid',
    gap: '5',
    maxW: '44rem',
    textStyle: 'lead',
    color: 'muted',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
    '& p:first-child': { color: 'ink', fontSize: 'clamp(1.25rem, 2vw, 1.5rem)' },
  },
});
