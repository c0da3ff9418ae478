import { describe, expect, it } from 'vitest';
import { liftStillDrawings } from './still-drawings.server.ts';

const styles = {
  global: '@layer tokens{:where(:root){--ink:#0B1B2B;}}',
  rules: {
    cut: '@layer components{.cut{fill:none;stroke:var(--ink);stroke-width:var(--outline, 2.5);}}',
    lit: '@layer components{.lit{fill:red;}@media (min-width:64rem){.lit{fill:blue;}}}',
    loud: '@layer components{.loud{fill:red!important;}}',
    wide: '@layer components{.wide{width:100%;}}',
  },
};

/** A drawing with a static part. */
const draw = (still: string) =>
  `<p>before</p><svg><g transform="scale(-1 1)"><g data-still="">${still}</g></g><text>words</text></svg>`;

describe('liftStillDrawings', () => {
  it('moves static parts into a file, with attributes instead of classes', () => {
    const { html, file } = liftStillDrawings(draw('<path class="cut" d="M0 0h9"></path>'), styles);
    expect(file?.text).toContain(
      '<g id="still-0"><path fill="none" stroke="#0B1B2B" stroke-width="var(--outline,2.5)" d="M0 0h9"></path></g>',
    );
    expect(html).toBe(
      `<p>before</p><svg><g transform="scale(-1 1)"><use href="${file?.address}#still-0"></use></g><text>words</text></svg>`,
    );
  });

  it('names the file by its content', () => {
    const [one, same, other] = ['M0 0', 'M0 0', 'M1 1'].map(
      (d) => liftStillDrawings(draw(`<path d="${d}"></path>`), styles).file?.address,
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('leaves a document without such drawings unchanged', () => {
    const html = '<svg><path class="lit"></path></svg>';
    expect(liftStillDrawings(html, styles)).toEqual({ html, file: undefined });
  });

  it.each([
    ['on the window', 'lit'],
    ['on its weight', 'loud'],
    ['on what no attribute says', 'wide'],
  ])('rejects a style that depends %s', (_what, name) => {
    expect(() => liftStillDrawings(draw(`<path class="${name}"></path>`), styles)).toThrow(
      'A drawing that stands still can not look like',
    );
  });
});
