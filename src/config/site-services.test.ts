import { describe, expect, it } from 'vitest';
import { type Environment, readSite } from './site-settings.server.ts';

function readServices(environment: Environment) {
  const reading = readSite(environment);
  if ('faults' in reading) return reading.faults;
  const { analyticsId, support } = reading.site;
  return { analyticsId, support };
}

describe('the geometry of the map', () => {
  const readGeometry = (written: string) => {
    const reading = readSite({ SITE_MAP_GEOMETRY: written });
    return 'site' in reading ? reading.site.mapGeometry : reading.faults;
  };

  it.each([
    ['', undefined],
    ['https://maps.example/countries-110m.json', 'https://maps.example/countries-110m.json'],
    ['https://maps.example/world?detail=110', 'https://maps.example/world?detail=110'],
    ['http://localhost:4173/countries.json', 'http://localhost:4173/countries.json'],
  ])('"%s" is read as %s', (written, expected) => {
    expect(readGeometry(written)).toBe(expected);
  });

  it.each([
    '/countries.json',
    'maps.example/countries.json',
    'http://maps.example/countries.json',
    'https://a;img-src/countries.json',
    'https://maps.example/the countries.json',
    'javascript:alert(1)',
  ])('"%s" is refused', (written) => {
    expect(readGeometry(written)).toEqual([
      `SITE_MAP_GEOMETRY is "${written}"; expected the https address of a file, as the address bar of a browser writes it, for example SITE_MAP_GEOMETRY=https://cdn.jsdelivr.net/npm/world-atlas@2/countries-110m.json.`,
    ]);
  });
});

describe('analytics', () => {
  it.each([
    ['', undefined],
    ['G-TEST', 'G-TEST'],
    ['G-1A2B3C4D5E', 'G-1A2B3C4D5E'],
  ])('"%s" is read as %s', (written, analyticsId) => {
    expect(readServices({ SITE_ANALYTICS_ID: written })).toEqual({ analyticsId, support: undefined });
  });

  it.each(['UA-1234567-1', 'G-', 'g-1a2b3c4d5e', 'G-1A2B3C4D5E ', 'GTM-ABCDEF', 'G-ABC";alert(1)', 'G-١٢٣٤'])(
    '"%s" is refused',
    (written) => {
      expect(readServices({ SITE_ANALYTICS_ID: written })).toEqual([
        `SITE_ANALYTICS_ID is "${written}"; expected the measurement id of a Google Analytics 4 property: "G-", then 4 to 20 capital letters and digits, for example SITE_ANALYTICS_ID=G-1A2B3C4D5E.`,
      ]);
    },
  );
});

describe('the help-desk widget', () => {
  const script = 'https://help.example/widget.js';

  it.each<[string, Environment, object | undefined]>([
    ['nothing', {}, undefined],
    ['a script', { SITE_SUPPORT_SCRIPT: script }, { script, origins: [] }],
    [
      'a script with a key',
      { SITE_SUPPORT_SCRIPT: `${script}?key=abc` },
      { script: `${script}?key=abc`, origins: [] },
    ],
    [
      'a script and origins',
      {
        SITE_SUPPORT_SCRIPT: script,
        SITE_SUPPORT_ORIGINS: ' https://api.help.example  wss://chat.help.example:8443',
      },
      { script, origins: ['https://api.help.example', 'wss://chat.help.example:8443'] },
    ],
  ])('is read from %s', (_name, environment, support) => {
    expect(readServices(environment)).toEqual({ analyticsId: undefined, support });
  });

  it('is refused with origins and no script', () => {
    expect(readServices({ SITE_SUPPORT_ORIGINS: 'https://api.help.example' })).toEqual([
      'SITE_SUPPORT_SCRIPT is ""; expected the address of the widget’s script, as SITE_SUPPORT_ORIGINS names further origins of it, for example SITE_SUPPORT_SCRIPT=https://widget.help.example/loader.js.',
    ]);
  });

  it.each(['help.example/widget.js', 'http://help.example/widget.js', 'javascript:alert(1)', '/widget.js'])(
    'is refused with the script "%s"',
    (written) => {
      expect(readServices({ SITE_SUPPORT_SCRIPT: written })).toEqual([
        `SITE_SUPPORT_SCRIPT is "${written}"; expected the https address of a file, as the address bar of a browser writes it, for example SITE_SUPPORT_SCRIPT=https://widget.help.example/loader.js.`,
      ]);
    },
  );

  it.each([
    'https://api.help.example/',
    'api.help.example',
    'http://api.help.example',
    'https://a.example,https://b.example',
    "https://a.example 'unsafe-inline'",
    'https://a.example; script-src *',
    'https://*',
    'https://a.example:99999',
    '*',
  ])('is refused with the origins "%s"', (written) => {
    const environment = { SITE_SUPPORT_SCRIPT: script, SITE_SUPPORT_ORIGINS: written };
    expect(readServices(environment)).toEqual([
      `SITE_SUPPORT_ORIGINS is "${written}"; expected https or wss origins without a path, with spaces between them, for example SITE_SUPPORT_ORIGINS=https://api.help.example wss://chat.help.example.`,
    ]);
  });
});
