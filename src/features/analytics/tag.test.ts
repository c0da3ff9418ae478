import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvent, gtag } from './tag.ts';

/** Returns the entries of the data layer, each command as a list. */
function readLayer(): unknown[] {
  const { dataLayer } = window;
  return (dataLayer ?? []).map((entry) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? Object.values(entry) : entry,
  );
}

beforeEach(() => {
  vi.stubGlobal('window', {});
});

describe('an event', () => {
  it('is in the data layer as the tag reads it, with clean values', () => {
    sendEvent('engagement', {
      category: 'search',
      action: 'open_result',
      label: '\u202E\u0000x'.repeat(10_000),
    });
    sendEvent('form_submission', { form_name: 'contact', success: false });
    expect(readLayer()).toEqual([
      ['event', 'engagement', { category: 'search', action: 'open_result', label: 'x'.repeat(66) }],
      ['event', 'form_submission', { form_name: 'contact', success: false }],
    ]);
  });

  it('is appended to the entries of other scripts', () => {
    vi.stubGlobal('window', { dataLayer: ['theirs'] });
    gtag('js', new Date(0));
    expect(readLayer()).toEqual(['theirs', ['js', new Date(0)]]);
  });

  it('replaces a data layer that is not a list', () => {
    vi.stubGlobal('window', { dataLayer: '<script>' });
    gtag('js', new Date(0));
    expect(readLayer()).toEqual([['js', new Date(0)]]);
  });

  it('compiles only with a listed name and its parameters', () => {
    const refused = () => {
      // @ts-expect-error -- no such event
      sendEvent('purchase', { value: 1 });
      // @ts-expect-error -- a parameter of another event
      sendEvent('outbound_link', { file_url: 'https://a.example' });
      // @ts-expect-error -- a parameter too many
      sendEvent('form_submission', { form_name: 'contact', success: true, email: 'dana@a.example' });
      // @ts-expect-error -- a parameter is missing
      sendEvent('file_download', { file_url: 'https://a.example/a.pdf' });
      // @ts-expect-error -- not a scroll mark
      sendEvent('scroll_depth', { percent_scrolled: 60 });
      // @ts-expect-error -- a time is a number
      sendEvent('page_performance', { page_load_time: '900' });
    };
    expect(refused).toBeTypeOf('function');
  });
});
