import { chakra } from '@chakra-ui/react/styled-system';

/** Basic components of the desk. */

export const Button = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '3',
    borderRadius: 'control',
    border: '1px solid',
    borderColor: 'edge',
    fontWeight: 'semibold',
    fontSize: '0.875rem',
    lineHeight: '1.4',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'action', color: 'action' },
    _disabled: { opacity: 0.55, cursor: 'default' },
    _pressed: { background: 'chosen', borderColor: 'action', color: 'words' },
    '& svg': { width: '4', height: '4', flex: 'none' },
  },
  variants: {
    look: {
      main: {
        background: 'action',
        borderColor: 'action',
        color: 'onAction',
        _hover: { color: 'onAction', opacity: 0.9 },
      },
      plain: { borderColor: 'transparent', paddingInline: '2' },
    },
  },
});

const field = {
  borderRadius: 'control',
  border: '1px solid',
  borderColor: 'edge',
  background: 'ground',
} as const;

export const Field = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '3.25rem',
    padding: '2',
    paddingInline: '3',
    ...field,
    resize: 'vertical',
    fontSize: '1rem',
    fieldSizing: 'content',
    maxHeight: '14rem',
    _invalid: { borderColor: 'fault' },
  },
});

export const TextInput = chakra('input', {
  base: {
    width: 'full',
    minHeight: '8',
    paddingInline: '3',
    ...field,
    _placeholder: { color: 'quiet' },
  },
});

export const Select = chakra('select', {
  base: {
    minHeight: '8',
    paddingInline: '2',
    ...field,
    fontSize: '0.875rem',
  },
});

/** Props of a file name or key: written left to right, but aligned with the lines around it. */
export const pathLine = { dir: 'ltr', textAlign: 'start', _rtl: { textAlign: 'end' } } as const;

/** Small secondary text. */
export const Note = chakra('p', { base: { color: 'quiet', fontSize: '0.8125rem' } });

export const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    paddingInline: '1',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'control',
    fontFamily: 'body',
    fontSize: '0.75rem',
    lineHeight: '1.4',
    direction: 'ltr',
  },
});

/** A state label; its color shows the urgency. */
export const StateMark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'quiet',
    _before: {
      content: '""',
      width: '2',
      height: '2',
      borderRadius: 'chip',
      border: '1.5px solid currentColor',
    },
  },
  variants: {
    state: {
      stale: { color: 'waits', _before: { background: 'currentColor' } },
      new: { color: 'waits', _before: { background: 'currentColor' } },
      changed: { color: 'waits' },
      translated: {},
      reviewed: { color: 'fine', _before: { background: 'currentColor' } },
      draft: { color: 'action', _before: { background: 'currentColor', borderRadius: '0' } },
      comment: { color: 'action' },
      unreadable: { color: 'fault' },
      fault: { color: 'fault', _before: { background: 'currentColor', borderRadius: '0' } },
    },
  },
});
