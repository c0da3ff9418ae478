import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { findSections } from '#src/content/find-sections.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { notes } from '#src/signatures/cabinet/cabinet-notes.ts';
import { findSection, readWords } from '../support/site-content.ts';

/** Contents of `public/signatures/cabinet.svg`: the cabinet's size in meters, its rectifiers, the units of its rack. */
const size = { width: 1.4, height: 2, depth: 0.9 };
const RECTIFIERS = 4;
const RACK_UNITS = 32;
const FREE_UNITS = 16;
const OUTSIDE = 50;
const INSIDE = 30;
/** Heat loss of a square meter of wall, W/K: two sheets, this much foam, frame and door. */
const letsThrough = (millimeters: number) => 36 / millimeters;
/** Temperature rise of a white wall in the sun, K: irradiance times absorption, by the heat transfer of the wind. */
const SUN = (700 * 0.3) / 20;
const RECTIFIER_EFFICIENCY = 0.97;
const BATTERY_HEAT = 20;
/** Watts of heat moved per watt of compressor power, at 50 °C outside. */
const COOLING_FACTOR = 2;
/** Capacity of a battery block, Wh; the share left at the end of its life follows. */
const BLOCK = 12 * 150;
const AGED = 0.8;
const HOURS = 8;
const MILLIMETERS = 1000;

const words = readWords('en');
const { items, sampleAgainst, sampleTitle } = findSection(words, 'services-infrastructure', 'table');
const { sampleWall, sampleDisks, sampleBatteries } = findSection(words, 'services-infrastructure', 'cabinet');
const watts = Object.fromEntries(items.map(({ id, sampleValue }) => [id, sampleValue]));
const { equipment = 0, power = 0, walls = 0 } = watts;
const all = items.reduce((sum, { sampleValue }) => sum + sampleValue, 0);
/** Power delivered by the rectifiers: the equipment, and the compressor that removes all heat. */
const delivered = equipment + all / COOLING_FACTOR;

describe('the heat of the opened cabinet', () => {
  it('comes through its walls as their size and the temperature difference predict', () => {
    const { width: w, height: h, depth: d } = size;
    const area = 2 * (w * h + d * h + w * d);
    const through = letsThrough(sampleWall);
    const fromSun = through * w * h * SUN;
    expect(walls).toBeCloseTo(Math.round((through * area * (OUTSIDE - INSIDE) + fromSun) / 10) * 10, -1);
    expect(sampleTitle).toContain(String(OUTSIDE));
    expect(sampleTitle).toContain(String(INSIDE));
  });

  it('arises in rectifiers and batteries as their losses predict', () => {
    const lost = delivered * (1 / RECTIFIER_EFFICIENCY - 1) + BATTERY_HEAT;
    expect(Math.abs(power - lost)).toBeLessThan(5);
  });

  it('is removed by one unit with a fifth in reserve; the drawing has a second unit', () => {
    expect(sampleAgainst).toBeGreaterThanOrEqual(all * 1.2);
    expect(notes.filter(({ id }) => id.includes('cooling'))).toHaveLength(2);
  });

  it('leaves eight hours of power with old batteries, and enough with three of four rectifiers', () => {
    expect(sampleBatteries * BLOCK * AGED).toBeGreaterThanOrEqual(delivered * HOURS);
    const charging = sampleBatteries * BLOCK * 0.1;
    expect((RECTIFIERS - 1) * 2000).toBeGreaterThanOrEqual(delivered + charging);
  });
});

describe.each(languageCodes)('words about the cabinet in %s', (language) => {
  const own = readWords(language);
  const cabinet = findSection(own, 'services-infrastructure', 'cabinet');
  const features = findSections(own.pages['services-infrastructure'].sections, 'features');
  const textOf = (id: string) => plainText(cabinet.parts.find((part) => part.id === id)?.sampleText ?? '');
  const count = (id: string) => {
    const line = features.flatMap((list) => list.items).find((item) => item.id === id);
    return plainText(`${line?.sampleFigure} ${line?.sampleUnit}`);
  };

  it('name what is drawn, in the order of the numbers', () => {
    expect(cabinet.parts.map(({ id }) => id)).toEqual(notes.map(({ id }) => id));
    expect(textOf('storage')).toContain(String(sampleDisks));
    expect(textOf('batteries')).toContain(String(sampleBatteries));
    expect(textOf('shell')).toContain(String(sampleWall));
  });

  it('count what is drawn and calculated', () => {
    expect(count('scalability')).toContain(String(FREE_UNITS));
    expect(count('scalability')).toContain(String(RACK_UNITS));
    expect(count('efficiency')).toContain(String(Math.round(delivered / MILLIMETERS)));
  });

  it('state the reserve', () => {
    const { sampleRest } = findSection(own, 'services-infrastructure', 'table');
    expect(plainText(sampleRest)).toContain(String(sampleAgainst - all));
  });
});

it('draws as many disks and batteries as the bundle says', () => {
  const drawing = readFileSync('public/signatures/cabinet.svg', 'utf8');
  const count = (id: string) =>
    new RegExp(`id="${id}"[^>]* d="([^"]*)"`).exec(drawing)?.[1]?.split('M').length;
  expect(count('disks')).toBe(1 + sampleDisks);
  expect(count('batteries')).toBe(1 + sampleBatteries);
});
