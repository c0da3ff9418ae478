import { expect, it } from 'vitest';
import { phone, tops } from '#src/signatures/phone/measures.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

/** Where the thumb starts, in drawing units, and its reach, mm. */
const THUMB_ROOT = { x: 430, y: 660 };
const THUMB_REACH = 70;

/** Width of a gloved fingertip, mm. */
const FINGERTIP = 16;

/** Drawing units per millimeter. */
const UNITS_PER_MM = 5;
const inMm = (units: number) => units / UNITS_PER_MM;

it('draws a phone of realistic size, with tasks as high as a gloved fingertip is wide', () => {
  expect(inMm(phone.width)).toBeCloseTo(71.6, 1);
  expect(inMm(phone.height)).toBeCloseTo(147, 1);
  expect(inMm(phone.row)).toBe(FINGERTIP);
});

it('keeps the button within reach of the thumb', () => {
  const middle = { x: phone.width / 2, y: tops.save + phone.button / 2 };
  expect(inMm(Math.hypot(THUMB_ROOT.x - middle.x, THUMB_ROOT.y - middle.y))).toBeLessThan(THUMB_REACH);
});

it('fits all tasks above the button', () => {
  const { sampleTasks } = findSection(readWords('en'), 'services-app-development', 'phone');
  expect(tops.tasks + sampleTasks.length * phone.row).toBeLessThan(tops.save);
});

it.each(specifiedLanguages)('states the height of the tasks: %s', (language) => {
  const { moments } = findSection(readWords(language), 'services-app-development', 'phone');
  expect(moments.some(({ text }) => text.includes('16'))).toBe(true);
});
