import { describe, expect, it } from 'vitest';
import { fillTemplate } from './write-host-files.server.ts';

const fill = (text: string) => () =>
  fillTemplate('hosts/a.conf', text, { name: 'a.example', root: '/srv/$1' });

describe('fillTemplate', () => {
  it('puts values in their places, as they are, and leaves other braces alone', () => {
    expect(fill('server { {{name}} {{root}} {path} {{root}} }')()).toBe(
      'server { a.example /srv/$1 {path} /srv/$1 }',
    );
  });

  it('stops at a name that has no value', () => {
    expect(fill('{{name}} {{root}} {{rot}}')).toThrow(
      'hosts/a.conf says {{rot}}, which has no value. Known are: name, root.',
    );
  });

  it('stops at a value that has no place', () => {
    expect(fill('{{name}}')).toThrow('hosts/a.conf does not say {{root}}.');
  });
});
