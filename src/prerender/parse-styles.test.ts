import { describe, expect, it } from 'vitest';
import { parseStyles, readTokens, validateStyles } from './parse-styles.server.ts';

const theme =
  '@layer tokens{:where(:root,:host){--space:1rem;--gap:var(--space);--stack:"Site Latin",sans-serif;}}';
const tokens = readTokens(parseStyles(theme));
const refuse = (css: string) => () => validateStyles(css, 'card.styles.ts, tag', tokens);

describe('refuseWrongStyles', () => {
  it.each([
    ['a length without a unit', '.tag{padding-block:.5}', 'padding-block: .5'],
    ['a token that does not exist', '.tag{color:signalHover}', 'color: signalHover'],
    ['a family that is no token', '.tag{font-family:foreign}', 'font-family: foreign'],
    ['a property that does not exist', '.tag{paddding:1rem}', 'paddding: 1rem'],
    ['a value that a token makes wrong', '.tag{color:var(--gap)}', 'color: 1rem'],
    ['a fault inside a query', '@media print{.tag{display:hidden}}', 'display: hidden'],
    ['a fault in a font face', '@font-face{font-display:maybe}', 'font-display: maybe'],
    ['a fault in a property of its own', '@property --tag{inherits:maybe}', 'inherits: maybe'],
  ])('rejects %s', (_name, css, fault) => {
    expect(refuse(css)).toThrow(`card.styles.ts, tag: browsers drop "${fault}".`);
  });

  it('rejects text that is not CSS', () => {
    expect(refuse('.tag{color:red;oops}')).toThrow('"oops" is no CSS');
  });

  it.each([
    ['tokens of the theme', '.tag{padding:var(--gap) var(--space);font-family:var(--stack)}'],
    ['values that a script sets', '.tag{width:calc(100% - var(--way))}'],
    ['properties of its own', '.tag{--ring:#0B6E69}'],
    ['prefixed properties', '.tag{-webkit-text-size-adjust:100%;-moz-tab-size:4}'],
  ])('accepts %s', (_name, css) => {
    expect(refuse(css)).not.toThrow();
  });
});
