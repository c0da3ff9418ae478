import { actionRow, inColumns } from '#src/theme/grid.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('answer-line', {
  line: { ...inColumns({ lg: 'minmax(0, 1fr) auto' }), columnGap: '6', rowGap: '4', alignItems: 'end' },
  actions: actionRow,
});
