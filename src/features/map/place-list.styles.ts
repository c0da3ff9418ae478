import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('place-list', {
  list: { borderTopWidth: '1px', borderColor: 'line' },
  place: { py: '3', borderBottomWidth: '1px', borderColor: 'line' },
  name: { display: 'block', textStyle: 'label', color: 'ink' },
  subtext: { display: 'block', textStyle: 'small', color: 'muted' },
});
