import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Desktop-width windows that get the narrow layout because the visitor enlarged the text. */
export const whereEnlarged = '@media (min-width: 1024px) and (max-width: 63.9975rem)';

/** Hidden in print. */
export const screenOnly = { _print: { display: 'none' } } satisfies SystemStyleObject;

/** Hidden in print and without scripts. */
export const scriptOnly = {
  '@media (scripting: none), print': { display: 'none' },
} satisfies SystemStyleObject;
