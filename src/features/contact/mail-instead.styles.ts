import { defineStyles } from '#src/theme/define-styles.ts';

const root = {
  px: '5',
  py: '4',
  bg: 'sand',
  borderWidth: '1px',
  borderColor: 'line',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'sun',
  borderRadius: 'control',
};

export const styles = defineStyles('mail-instead', {
  shown: root,
  withoutScript: { ...root, '@media (scripting: enabled)': { display: 'none' } },
  link: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '2',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
});
