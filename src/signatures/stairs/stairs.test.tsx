import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { formatDuration } from '#src/i18n/format-time.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { Targets } from './targets.tsx';

const levels = ['First', 'Second', 'Third'].map((title) => ({ id: title.toLowerCase(), title }));
const fault = {
  id: 'critical',
  title: 'Critical',
  text: 'All is down.',
  answered: 20,
  second: 60,
  third: 120,
  restored: 4320,
};
const targets = {
  title: 'Times',
  answered: 'Answered within',
  restored: 'Restored within',
  note: 'The clock never stops.',
  items: [fault, { ...fault, id: 'normal', title: 'Normal', answered: 240 }],
};

it.each(languageCodes)('shows the times that an owner has written, in order: %s', (language) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, {})}>
      <Targets targets={targets} levels={levels} />
    </I18nextProvider>,
  );
  const times = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', time = '']) => [
    name,
    plainText(time.replace(/<[^>]*>/g, '')),
  ]);
  const write = (minutes: number) => {
    const { number, unit } = formatDuration(language, minutes);
    return number === undefined ? unit : `${number} ${unit}`;
  };
  const first = [
    ['Answered within', write(20)],
    ['Second', write(60)],
    ['Third', write(120)],
    ['Restored within', write(4320)],
  ];
  expect(times).toEqual([...first, ['Answered within', write(240)], ...first.slice(1)]);
});
