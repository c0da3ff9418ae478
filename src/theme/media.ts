import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Windows that are as wide as a desktop's and are laid out as narrow ones, as the visitor has enlarged all letters. */
export const whereEnlarged = '@media (min-width: 1024px) and (max-width: 63.9975rem)';

/** What paper has no use for. */
export const screenOnly = { _print: { display: 'none' } } satisfies SystemStyleObject;

/** What does nothing on paper, and nothing without scripts. */
export const scriptOnly = {
  '@media (scripting: none), print': { display: 'none' },
} satisfies SystemStyleObject;
