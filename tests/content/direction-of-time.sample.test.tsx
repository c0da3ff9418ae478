import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { OfficeDays } from '#src/pages/contact/office-days.tsx';
import { ProcessAxis } from '#src/sections/process.section.tsx';
import { TraceDrawing } from '#src/signatures/vibration-trace/trace.drawing.tsx';
import { OutputChart } from '#src/signatures/plant-panel/output-chart.tsx';
import { PlantPlan } from '#src/signatures/plant-panel/plant-plan.drawing.tsx';
import { StationCurve } from '#src/signatures/plant-panel/station-curve.tsx';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

/** Two overlapping phases. */
const spans = [
  { id: 'first', from: 1, to: 4 },
  { id: 'second', from: 3, to: 6 },
  { id: 'third', from: 7 },
];

const words = { en: readWords('en'), ar: readWords('ar') };

function drawCharts(language: 'en' | 'ar') {
  const section = findSection(words[language], 'services-ai-solutions', 'vibration-trace');
  const {
    day,
    panel: { megawatts, output },
  } = findSection(words[language], 'services-analytics', 'plant-panel');
  const { hours } = findSection(words[language], 'contact', 'contact');
  return {
    phases: <ProcessAxis spans={spans} />,
    trace: <TraceDrawing section={section} />,
    output: <OutputChart day={day} dip={output.sampleDip} forecast={output.forecast} megawatts={megawatts} />,
    station: <StationCurve day={day} />,
    hours: <OfficeDays {...hours} />,
    plan: <PlantPlan day={day} />,
  };
}

type Chart = keyof ReturnType<typeof drawCharts>;

function draw(language: 'en' | 'ar', chart: Chart): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, {})}>{drawCharts(language)[chart]}</I18nextProvider>,
  );
}

/** Returns the positions of the chart's time labels, in chronological order. */
function placeTimes(html: string): number[] {
  const names = html.matchAll(/<text class="[^"]*(?:week|hour|ends)"[^>]* x="([\d.]+)%"/g);
  return [...names].map(([, x]) => Number(x));
}

/** Returns the x positions of the first curve's points. */
function placePoints(html: string): number[] {
  const [, curve = ''] = /class="[^"]*curve[^"]*" d="M([^"]*?)V/.exec(html) ?? [];
  return curve.split('L').map((point) => Number.parseFloat(point));
}

const isSorted = (places: readonly number[], language: Language) => {
  const sorted = places.toSorted((a, b) => (languages[language].direction === 'rtl' ? b - a : a - b));
  return places.length > 1 && places.every((place, position) => place === sorted[position]);
};

describe.each(specifiedLanguages)('time in %s', (language) => {
  test.each(['phases', 'trace', 'output', 'station', 'hours'] as const)(
    'begins where reading starts: %s',
    (chart) => {
      expect(isSorted(placeTimes(draw(language, chart)), language)).toBe(true);
    },
  );

  test('begins where reading starts: the curve of each block of a plan', () => {
    expect(isSorted(placePoints(draw(language, 'plan')), language)).toBe(true);
  });
});
