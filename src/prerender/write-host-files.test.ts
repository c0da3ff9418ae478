import { describe, expect, it } from 'vitest';
import { fillTemplate } from './write-host-files.server.ts';

const fill = (text: string) => () =>
  fillTemplate('hosts/a.conf', text, { name: 'a.example', root: '/srv/$1' });

describe('fillTemplate', () => {
  it('inserts values unchanged, and keeps other braces', () => {
    expect(fill('server { {{name}} {{root}} {path} {{root}} }')()).toBe(
      'server { a.example /srv/$1 {path} /srv/$1 }',
    );
  });

  it('throws for a placeholder without a value', () => {
    expect(fill('{{name}} {{root}} {{rot}}')).toThrow(
      'hosts/a.conf says {{rot}}, which has no value. Known are: name, root.',
    );
  });

  it('throws for a value without a placeholder', () => {
    expect(fill('{{name}}')).toThrow('hosts/a.conf does not say {{root}}.');
  });
});
