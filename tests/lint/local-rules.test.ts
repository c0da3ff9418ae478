import { beforeAll, describe, expect, it } from 'vitest';
import { lintTree } from './lint-tree.ts';

type Case = {
  /** The rule's name in the linter's output. */
  rule: string;
  text: string;
  /** Path of the file; by default a browser module. */
  path?: string;
};

const rejected: Case[] = [
  { rule: 'site(logical-sides)', text: 'export const a = { marginLeft: 4 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { ml: 4 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { pr: { base: 1, md: 2 } };' },
  { rule: 'site(logical-sides)', text: 'export const a = { left: 0 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { borderLeftWidth: 1 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { borderTopRightRadius: 1 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { roundedLeft: 1 };' },
  { rule: 'site(logical-sides)', text: 'export const a = { scrollMarginRight: 1 };' },
  { rule: 'site(logical-sides)', text: "export const a = { 'padding-left': 1 };" },
  { rule: 'site(logical-sides)', text: "export const a = { textAlign: 'left' };" },
  { rule: 'site(logical-sides)', text: "export const a = { textAlign: { base: 'start', md: 'right' } };" },
  { rule: 'site(logical-sides)', text: "export const a = { float: 'right' };" },
  { rule: 'site(logical-sides)', text: "export const a = { transition: 'margin-left 1s' };" },
  { rule: 'site(logical-sides)', text: "export const a = 'p { left: 0 }';" },
  { rule: 'site(logical-sides)', text: 'export const a = `p { margin-right: ${1}px }`;' },
  { rule: 'site(logical-sides)', text: 'export const A = () => <Box ml={4} />;' },
  { rule: 'site(logical-sides)', text: 'export const A = () => <Box textAlign="right" />;' },
  { rule: 'site(named-durations)', text: 'setTimeout(run, 200);' },
  { rule: 'site(named-durations)', text: 'window.setInterval(run, 60 * 1000);' },
  { rule: 'site(named-durations)', text: 'const closeDelayMs = 150;' },
  { rule: 'site(named-durations)', text: 'const CLOSE_DELAY_MS = 150;' },
  { rule: 'site(named-durations)', text: 'export function wait(delayMs = 150) { return delayMs; }' },
  { rule: 'site(named-durations)', text: 'requestIdleCallback(run, { timeout: 2000 });' },
  { rule: 'site(named-durations)', text: 'export const a = { duration: 0.3 };' },
  { rule: 'site(named-durations)', text: 'export const A = () => <Reveal delay={0.2} />;' },
  { rule: 'site(named-durations)', text: "export const a = { transition: 'opacity 200ms ease' };" },
  { rule: 'site(named-durations)', text: "export const a = { animationDuration: '.4s' };" },
  { rule: 'site(named-durations)', text: 'export const a = `opacity 0.3s ${easing}`;' },
  {
    rule: 'site(stable-texts)',
    text: "export const A = () => <p>{isSent ? t('sent') : null}{isLost ? t('lost') : null}</p>;",
  },
  { rule: 'site(stable-texts)', text: "export const A = () => <p><Icon />{isSent && t('sent')}</p>;" },
  {
    rule: 'site(stable-texts)',
    text: 'export const A = () => <p>{isSent ? <Icon /> : null}{describe(state)}</p>;',
  },
  { rule: 'site(stable-texts)', text: "export const A = () => <>{t('a')}{isSent ? <Icon /> : null}</>;" },
  { rule: 'site(stable-texts)', text: "export const A = () => <p>{isSent ? <Icon /> : null}{' '}<b /></p>;" },
  { rule: 'site(text-in-bundles)', text: "export const A = () => <p>{'Read more'}</p>;" },
  { rule: 'site(text-in-bundles)', text: "export const A = () => <p>{open ? 'Close' : 'Open'}</p>;" },
  { rule: 'site(text-in-bundles)', text: "export const A = () => <p>{failed && 'Try again'}</p>;" },
  { rule: 'site(text-in-bundles)', text: 'export const A = () => <p>{`${count} results`}</p>;' },
  { rule: 'site(text-in-bundles)', text: 'export const A = () => <img alt="A wind farm" />;' },
  { rule: 'site(text-in-bundles)', text: 'export const A = () => <Menu aria-label="Main menu" />;' },
  { rule: 'site(text-in-bundles)', text: "export const A = () => <Menu title={open ? 'Close' : ''} />;" },
  { rule: 'site(text-in-bundles)', text: 'export const A = () => <input placeholder="Search" />;' },
  { rule: 'site(text-in-bundles)', text: "export const greeting = 'مرحبا';" },
  { rule: 'jsx-a11y(alt-text)', text: 'export const A = () => <img src={source} />;' },
  {
    rule: 'react-hooks(rules-of-hooks)',
    text: 'export function A() { if (open) useId(); return null; }',
  },
  { rule: 'react(button-has-type)', text: 'export const A = () => <button>{label}</button>;' },
  { rule: 'oxc(no-barrel-file)', text: "export * from './a.ts';" },
  { rule: 'react(jsx-no-literals)', text: 'export const A = () => <p>Read more</p>;' },
  { rule: 'typescript(consistent-type-assertions)', text: 'export const a = value as string;' },
  { rule: 'typescript(consistent-type-assertions)', text: 'export const a = value as unknown as string;' },
  {
    rule: 'typescript(consistent-type-assertions)',
    text: 'export const a = <string>value;',
    path: 'src/content/cast.ts',
  },
  { rule: 'site(direct-imports)', text: "import { a } from './a';" },
  { rule: 'site(direct-imports)', text: "import { a } from './hero.styles';" },
  { rule: 'site(direct-imports)', text: "export const load = () => import('#src/ui/button');" },
  { rule: 'site(direct-imports)', text: "export { a } from './a.ts';" },
  { rule: 'site(direct-imports)', text: "export * from './a.ts';" },
  { rule: 'site(plain-names)', text: 'export const a = 1;', path: 'src/ui/index.ts' },
  { rule: 'site(plain-names)', text: 'export const a = 1;', path: 'src/ui/utils.ts' },
  { rule: 'site(plain-names)', text: 'export const a = 1;', path: 'src/features/search/helpers/query.ts' },
  { rule: 'unicorn(filename-case)', text: 'export const a = 1;', path: 'src/ui/Button.ts' },
  { rule: 'import(no-default-export)', text: 'export default 1;' },
  { rule: 'import(no-relative-parent-imports)', text: "import { a } from '../a.ts';" },
  { rule: 'typescript(consistent-type-definitions)', text: 'export interface A { a: string }' },
  { rule: 'typescript(no-explicit-any)', text: 'export const a = (b: any) => b;' },
  { rule: 'typescript(no-non-null-assertion)', text: 'export const a = b!;' },
  { rule: 'typescript(consistent-type-imports)', text: "export type A = import('./a.ts').A;" },
  { rule: 'typescript(ban-ts-comment)', text: '// @ts-ignore\nexport const a = 1;' },
  { rule: 'eslint(no-console)', text: "console.log('a');" },
  { rule: 'eslint(no-warning-comments)', text: '// TODO later' },
  { rule: 'eslint(max-lines)', text: '\n'.repeat(151) },
  { rule: 'eslint(max-lines)', text: '\n'.repeat(201), path: 'src/content/long.ts' },
  {
    rule: 'eslint(max-lines-per-function)',
    text: `export function run() {${'\n'.repeat(41)}}`,
    path: 'src/content/long-function.ts',
  },
  { rule: 'vitest(no-disabled-tests)', text: "it.skip('works', () => {});", path: 'src/ui/skipped.test.ts' },
  { rule: 'vitest(no-focused-tests)', text: "it.only('works', () => {});", path: 'src/ui/focused.test.ts' },
  { rule: 'vitest(valid-title)', text: "it('should work', () => {});", path: 'src/ui/title.test.ts' },
  {
    rule: 'vitest(no-restricted-matchers)',
    text: "it('works', () => { expect(1).toMatchSnapshot(); });",
    path: 'src/ui/snapshot.test.ts',
  },
];

const accepted: Case[] = [
  {
    rule: 'site(logical-sides)',
    text: "export const a = { ms: 4, pe: 2, insetStart: 0, textAlign: 'start' };",
  },
  { rule: 'site(logical-sides)', text: 'export const a = { mt: 4, marginTop: 1, borderTopStartRadius: 1 };' },
  { rule: 'site(logical-sides)', text: 'export const { left, right } = box;' },
  { rule: 'site(logical-sides)', text: 'window.scrollTo({ top: 0, left: 0 });' },
  { rule: 'site(logical-sides)', text: "export const a = { message: 'turn left: the road is closed' };" },
  { rule: 'site(logical-sides)', text: 'export const A = () => <Box ms={4} textAlign="end" />;' },
  { rule: 'site(logical-sides)', text: 'export const a = { left: 0 };', path: 'src/ui/box.test.ts' },
  { rule: 'site(named-durations)', text: 'setTimeout(run, CLOSE_DELAY_MS);' },
  { rule: 'site(named-durations)', text: 'setTimeout(run, 0);' },
  { rule: 'site(named-durations)', text: 'export const a = { duration: TRANSITION_MS, delay: 0 };' },
  { rule: 'site(named-durations)', text: 'export const a = `opacity ${TRANSITION_MS}ms ease`;' },
  { rule: 'site(named-durations)', text: "export const a = { transitionDuration: '0s', width: '20rem' };" },
  { rule: 'site(named-durations)', text: "export const a = { animation: 'uncover 1ms both' };" },
  { rule: 'site(named-durations)', text: "export const items = ['1st', '24/7', '60 items'];" },
  {
    rule: 'site(named-durations)',
    text: 'export const MENU_EXIT_MS = 500;',
    path: 'src/config/constants.ts',
  },
  { rule: 'site(named-durations)', text: 'setTimeout(run, 200);', path: 'server/mailbox.ts' },
  { rule: 'site(stable-texts)', text: "export const A = () => <p>{isSent ? t('sent') : t('lost')}</p>;" },
  { rule: 'site(stable-texts)', text: "export const A = () => <p><Icon />{t('sent')}</p>;" },
  {
    rule: 'site(stable-texts)',
    text: "export const A = () => <p>{isSent ? <b>{t('sent')}</b> : null}<span>{t('lost')}</span></p>;",
  },
  {
    rule: 'site(text-in-bundles)',
    text: 'export const A = ({ title }: Props) => <p title={title}>{title}</p>;',
  },
  {
    rule: 'site(text-in-bundles)',
    text: "export const A = () => <p className={open ? 'open' : 'shut'}>{' '}</p>;",
  },
  { rule: 'site(text-in-bundles)', text: 'export const A = () => <img alt="" />;' },
  {
    rule: 'site(text-in-bundles)',
    text: 'export const isArabic = (text: string) => /[\\u0600-\\u06ff]/.test(text);',
  },
  { rule: 'site(text-in-bundles)', text: "export const name = 'العربية';", path: 'src/config/languages.ts' },
  {
    rule: 'site(text-in-bundles)',
    text: "export const comma = '،';",
    path: 'src/content/check-commas.server.ts',
  },
  {
    rule: 'react(jsx-no-literals)',
    text: 'export const A = () => <p className="text" dir="rtl">{text}</p>;',
  },
  { rule: 'typescript(consistent-type-assertions)', text: "export const a = ['a'] as const;" },
  {
    rule: 'typescript(consistent-type-assertions)',
    text: 'export const a = { b: 1 } satisfies Record<string, number>;',
  },
  { rule: 'site(direct-imports)', text: "import { a } from './hero.styles.ts';" },
  { rule: 'site(direct-imports)', text: "import { Button } from '@chakra-ui/react/button';" },
  { rule: 'site(direct-imports)', text: 'export const load = (id: string) => import(`./${id}.ts`);' },
  { rule: 'site(plain-names)', text: 'export const a = 1;', path: 'src/i18n/format-number.ts' },
  { rule: 'unicorn(filename-case)', text: 'export const a = 1;', path: 'src/pages/about.page.tsx' },
  { rule: 'unicorn(filename-case)', text: 'export const a = 1;', path: 'src/content/pages.server.ts' },
  { rule: 'import(no-default-export)', text: 'export default {};', path: 'vite.config.ts' },
  { rule: 'eslint(no-console)', text: "console.log('a');", path: 'scripts/check-launch.ts' },
  { rule: 'eslint(max-lines)', text: '\n'.repeat(400), path: 'tests/content/long.test.ts' },
];

function withPaths(name: string, cases: Case[]): Required<Case>[] {
  return cases.map((entry, index) => ({ path: `src/ui/${name}-${String(index)}.tsx`, ...entry }));
}

const refusals = withPaths('rejected', rejected);
const acceptances = withPaths('accepted', accepted);
const rulesByPath = new Map<string, string[]>();

beforeAll(() => {
  const files = [...refusals, ...acceptances].map(({ path, text }): [string, string] => [path, text]);
  for (const { code, filename } of lintTree(Object.fromEntries(files))) {
    rulesByPath.set(filename, [...(rulesByPath.get(filename) ?? []), code]);
  }
});

describe("the project's lint rules", () => {
  it.each(refusals)('$rule rejects $path: $text', ({ rule, path }) => {
    expect(rulesByPath.get(path)).toContain(rule);
  });

  it.each(acceptances)('$rule accepts $path: $text', ({ rule, path }) => {
    expect(rulesByPath.get(path) ?? []).not.toContain(rule);
  });

  it('have a rejected and an accepted example each', async () => {
    const { default: plugin } = await import('../../scripts/lint-rules/site-plugin.ts');
    for (const name of Object.keys(plugin.rules)) {
      expect(rejected.map(({ rule }) => rule)).toContain(`site(${name})`);
      expect(accepted.map(({ rule }) => rule)).toContain(`site(${name})`);
    }
  });

  it('have a separate file for each example', () => {
    const paths = [...refusals, ...acceptances].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
