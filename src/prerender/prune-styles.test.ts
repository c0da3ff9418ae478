import { describe, expect, it } from 'vitest';
import { divideStyles, selectStyles } from './prune-styles.server.ts';

const styles = {
  global: [
    '@layer reset,base,tokens,components;',
    '@layer reset{html{font-family:var(--global-font-body, serif);line-height:1.5;}dialog{padding:0px;}p,h1{margin:0;}}',
    '@layer base{@keyframes fade{from{opacity:0;}}@keyframes rise{from{top:1px;}}}',
    '@layer tokens{:where(:root){--space:1rem;--gap:var(--space);--line:#E4DCCF;--asked:1;--unused:1px;}}',
  ].join(''),
  rules: {
    card: '@layer components{.card{gap:var(--gap);animation:fade 1ms;}.card:hover{top:1px}@media print{.card{top:2px}}}',
    rule: '@layer components{.rule{background:linear-gradient(var(--line) 0 .6em,transparent 0);}}',
    hidden: '@layer components{.hidden{--ground:0;}}',
    asking: '@layer components{@container style(--asked: 1){.asking{top:3px}}}',
  },
};

describe('selectStyles', async () => {
  const css = await selectStyles(styles, '<div class="card rule asking"><p class="other">text</p></div>');

  it('keeps the rules of the classes in the markup, in one layer', () => {
    expect(css).toContain('@layer components{.card{gap:1rem;animation:1ms fade}.rule{');
    expect(css).not.toContain('.hidden');
  });

  it('leaves hover, print and style-query rules to the style sheets', () => {
    expect(css).not.toMatch(/:hover|print|asked/);
    expect(divideStyles(styles, 'site', () => 'site')['site']).toMatch(/:hover.*print/);
  });

  it('inlines token values', () => {
    expect(css).toContain('linear-gradient(#e4dccf 0 .6em,#0000 0)');
    expect(css).not.toContain('layer tokens{');
  });

  it('drops reset rules for elements that the markup lacks', () => {
    expect(css).toContain('@layer reset{html{line-height:1.5}p{margin:0}}');
  });

  it.each([
    ':focus-visible{outline:1px solid}',
    ':is(p):where(:lang(ar)){letter-spacing:0}',
    '[lang=ar]{word-spacing:1px}',
    '.card:has(a:focus-visible){top:4px}',
    '.card:dir(rtl){top:5px}.card.card{top:5px}',
  ])('keeps selectors that do not depend on the markup, each as its own rule: %s', async (rule) => {
    const rules = { card: `@layer components{${rule}}` };
    const css = await selectStyles({ global: '', rules }, '<p class="card">text</p>');
    expect(css).toBe(`@layer components{${rule}}`);
  });

  it('drops keyframes that no animation names', () => {
    expect(css).toContain('@keyframes fade');
    expect(css).not.toContain('@keyframes rise');
  });
});

describe('divideStyles', () => {
  const { site, about } = divideStyles(styles, 'site', (name) => (name === 'card' ? 'about' : 'site'));

  it('keeps every rule in its sheet, and the reset and its tokens in the sheet of the site', () => {
    expect(site).toContain('{--line:#e4dccf;--asked:1}');
    expect(site).toContain('@container style(--asked:1){.asking{top:3px}}');
    expect(site).toContain('dialog{padding:0}');
    expect(site).not.toContain('.card');
  });

  it('writes layer order and token values into page sheets', () => {
    expect(about).toBe(
      '@layer reset,base,tokens;@layer components{.card{gap:1rem;animation:1ms fade}.card:hover{top:1px}@media print{.card{top:2px}}}',
    );
  });
});
