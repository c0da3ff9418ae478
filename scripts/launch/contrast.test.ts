import { expect, it } from 'vitest';
import { listContrastFaults, measureContrast } from './contrast.ts';
import { colors } from '#src/theme/tokens.ts';

it('finds no contrast fault in the colors of the site', () => {
  expect(listContrastFaults(colors)).toEqual([]);
});

it('measures contrast as WCAG does', () => {
  expect(measureContrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(measureContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

const safe = {
  ink: '#0B1B2B',
  inkRaised: '#12293F',
  inkDeep: '#071320',
  paper: '#FFFFFF',
  sand: '#F7F3EC',
  control: '#7A7468',
  text: '#0B1B2B',
  muted: '#4E5D6A',
  signal: '#0B6E69',
  signalHover: '#095753',
  signalOnInk: '#5FD3C6',
  sun: '#F2A33A',
  onInk: '#F4EFE6',
  onInkMuted: '#B4C1CB',
  error: '#B3261E',
  success: '#1B6E3C',
};

it('reports a pair with too little contrast, its ratio and the fix', () => {
  expect(listContrastFaults({ ...safe, success: '#2FA866' })).toEqual([
    'success (#2FA866) on paper (#FFFFFF) has a contrast of 3.04, and text needs 4.5: make success darker or paper lighter in src/theme/tokens.ts.',
  ]);
  expect(listContrastFaults({ ...safe, control: '#A7A195' })[0]).toMatch(/the edge of a control needs 3:/);
  expect(listContrastFaults({ ...safe, sun: '#5A4420' })[0]).toMatch(/make sun lighter or ink darker/);
});

it('reports a malformed color', () => {
  expect(listContrastFaults({ ...safe, signal: 'teal' })).toEqual([
    'signal is "teal"; expected six hexadecimal digits, such as #0B6E69.',
  ]);
});
