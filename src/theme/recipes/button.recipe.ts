import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Buttons, and links that look like buttons. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    textStyle: 'body',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'control',
    textAlign: 'center',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'quick',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: { bg: 'signal', color: 'paper', '&:hover': { bg: 'signalHover' } },
      outline: { bg: 'paper', color: 'ink', borderColor: 'control', '&:hover': { borderColor: 'ink' } },
      plain: { bg: 'transparent', color: 'inherit', '&:hover': { color: 'signal' } },
    },
    size: {
      lg: { minH: '13', px: '6', py: '3' },
      md: { minH: '11', px: '4', py: '2' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'lg' },
});
