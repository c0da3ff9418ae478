import { defineTextStyles } from '@chakra-ui/react/styled-system';
import type { LanguageDeclaration } from '#src/config/languages.ts';

type Script = LanguageDeclaration['script'];
type Measure = [fontSize: string, lineHeight: string, letterSpacing?: string];
type TextStyle = {
  value: { fontSize: string; lineHeight: string; letterSpacing: string; fontWeight?: string };
};
type TextRole =
  'display' | 'title' | 'heading' | 'subheading' | 'lead' | 'body' | 'small' | 'label' | 'figure';

const measures = {
  latin: {
    display: ['clamp(2.25rem, 6vw, 5rem)', '1.06', '-.022em'],
    title: ['clamp(2.25rem, 4.8vw, 3.75rem)', '1.08', '-.02em'],
    heading: ['clamp(1.875rem, 3.4vw, 2.75rem)', '1.14', '-.015em'],
    subheading: ['1.3125rem', '1.3'],
    lead: ['clamp(1.125rem, 1.5vw, 1.25rem)', '1.6'],
    body: ['1.0625rem', '1.6'],
    small: ['.9375rem', '1.5'],
    label: ['.9375rem', '1.4'],
    figure: ['clamp(2.25rem, 4vw, 3.5rem)', '1.1', '-.02em'],
  },
  // Arabic letters reach further below the line, join without gaps and are never tracked.
  arabic: {
    display: ['clamp(2.5rem, 5.4vw, 4.5rem)', '1.4'],
    title: ['clamp(2.125rem, 4.4vw, 3.375rem)', '1.42'],
    heading: ['clamp(1.75rem, 3.1vw, 2.5rem)', '1.45'],
    subheading: ['1.3125rem', '1.55'],
    lead: ['clamp(1.1875rem, 1.6vw, 1.3125rem)', '1.8'],
    body: ['1.125rem', '1.85'],
    small: ['1rem', '1.75'],
    label: ['1rem', '1.6'],
    figure: ['clamp(2.25rem, 4vw, 3.5rem)', '1.3'],
  },
} satisfies Record<Script, Record<TextRole, Measure>>;

const semibold = new Set(['display', 'title', 'heading', 'subheading', 'label', 'figure']);

/** Sizes, line heights and tracking of a script, by role. */
export function createTextStyles(script: Script) {
  const roles = Object.entries<Measure>(measures[script]).map(([role, measure]): [string, TextStyle] => {
    const [fontSize, lineHeight, letterSpacing = '0'] = measure;
    const weight = semibold.has(role) ? { fontWeight: 'semibold' } : {};
    return [role, { value: { fontSize, lineHeight, letterSpacing, ...weight } }];
  });
  return defineTextStyles(Object.fromEntries(roles));
}
