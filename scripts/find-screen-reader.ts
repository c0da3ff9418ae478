import { existsSync } from 'node:fs';
import process from 'node:process';

/** Debian packages for a full browser, a display, and the accessibility API that screen readers use. */
export const readerPackages = [
  'chromium',
  'xvfb',
  'dbus',
  'at-spi2-core',
  'gir1.2-atspi-2.0',
  'python3-gi',
] as const;

/** Programs in these packages. */
export const readerPrograms = {
  browser: '/usr/bin/chromium',
  display: '/usr/bin/Xvfb',
  bus: '/usr/bin/dbus-daemon',
  launcher: '/usr/libexec/at-spi-bus-launcher',
  python: '/usr/bin/python3',
} as const;

const libraries = ['/usr/lib/python3/dist-packages/gi'];

/** Returns a sentence about what a Linux machine lacks; `null` if nothing is missing. Other systems have no AT-SPI. */
export function describeMissingReader(): string | null {
  const missing = [...Object.values(readerPrograms), ...libraries].filter((path) => !existsSync(path));
  return process.platform !== 'linux' || missing.length === 0
    ? null
    : `${missing.join(' and ')} missing: install the packages ${readerPackages.join(' and ')} of Debian.`;
}
