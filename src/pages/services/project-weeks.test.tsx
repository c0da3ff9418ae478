import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { ProjectWeeksSection } from './project-weeks.section.tsx';
import { styles } from './project-weeks.styles.ts';

it('draws phases over the weeks that they name, on an axis that ends with the last of them', () => {
  const phase = { weeks: 'weeks', title: 'title', text: 'text', result: 'result' };
  const words = { eyebrow: '', title: '', lead: '', example: '', unit: 'weeks', gives: '' };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(defaultLanguage, {})}>
      <ProjectWeeksSection
        kind="project-weeks"
        id="weeks"
        {...words}
        figures={[]}
        items={[
          { ...phase, id: 'begin', from: 1, to: 5 },
          { ...phase, id: 'build', from: 4, to: 9 },
          { ...phase, id: 'after', from: 10 },
        ]}
      />
    </I18nextProvider>,
  );
  expect(html).toContain('data-weeks="9"');
  const spans = [...html.matchAll(/data-from="(\d+)" data-to="(\w+)"/g)].map(([, from, to]) => [from, to]);
  expect(spans).toEqual([
    ['1', '5'],
    ['4', '9'],
    ['10', 'open'],
  ]);
  const ticks = html.matchAll(new RegExp(`class="${styles.tick}">(\\d+)<`, 'g'));
  expect([...ticks].map(([, tick]) => Number(tick))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
