import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashValue, isSample } from './is-sample.ts';

const project = mkdtempSync(join(tmpdir(), 'sample-company-'));
const samples = {
  'locales/en/company.json:name': hashValue('["name","First Company"]'),
  'locales/shared/company.json:areaServed': hashValue('["areaServed",["US","SA"]]'),
  'locales/en/pages/home.json:sections.clients': hashValue('[]'),
};

function write(folder: string, company: object): void {
  mkdirSync(join(project, 'locales', folder), { recursive: true });
  writeFileSync(join(project, 'locales', folder, 'company.json'), JSON.stringify(company));
}

beforeEach(() => {
  write('en', { name: 'First Company', tagline: 'One more' });
  write('shared', { areaServed: ['US', 'SA'] });
});

afterAll(() => rmSync(project, { recursive: true }));

describe('A site', () => {
  it('is the sample while its company facts are unchanged, regardless of its pages', () => {
    expect(isSample(project, samples)).toBe(true);
  });

  it.each([
    ['has another name', 'en', { name: 'Ömer & Sons’ Networks' }],
    ['has no name', 'en', {}],
    ['serves other countries', 'shared', { areaServed: ['OM'] }],
  ])('whose company %s is not the sample', (_case, folder, company) => {
    write(folder, company);
    expect(isSample(project, samples)).toBe(false);
  });

  it('without a language of the sample is not the sample', () => {
    rmSync(join(project, 'locales/en'), { recursive: true });
    expect(isSample(project, samples)).toBe(false);
  });
});
