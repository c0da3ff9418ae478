import { expect, it } from 'vitest';
import { phone, tops } from '#src/signatures/phone/measures.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

/** Where a thumb leaves the palm of the hand that holds the phone, in its units, and how far it reaches from there, in mm. */
const THUMB_ROOT = { x: 430, y: 660 };
const THUMB_REACH = 70;

/** Width of the tip of a finger in a glove, in mm. */
const FINGERTIP = 16;

/** Units of the drawing for a millimeter of the phone. */
const UNITS_PER_MM = 5;
const inMm = (units: number) => units / UNITS_PER_MM;

it('draws a phone of the size that phones have, with tasks as high as a fingertip in a glove is wide', () => {
  expect(inMm(phone.width)).toBeCloseTo(71.6, 1);
  expect(inMm(phone.height)).toBeCloseTo(147, 1);
  expect(inMm(phone.row)).toBe(FINGERTIP);
});

it('keeps the button in reach of the thumb', () => {
  const middle = { x: phone.width / 2, y: tops.save + phone.button / 2 };
  expect(inMm(Math.hypot(THUMB_ROOT.x - middle.x, THUMB_ROOT.y - middle.y))).toBeLessThan(THUMB_REACH);
});

it('has room for all tasks above the button', () => {
  const { sampleTasks } = findSection(readWords('en'), 'services-app-development', 'phone');
  expect(tops.tasks + sampleTasks.length * phone.row).toBeLessThan(tops.save);
});

it.each(specifiedLanguages)('names the height of the tasks: %s', (language) => {
  const { moments } = findSection(readWords(language), 'services-app-development', 'phone');
  expect(moments.some(({ text }) => text.includes('16'))).toBe(true);
});
