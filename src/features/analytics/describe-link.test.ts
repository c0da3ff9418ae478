import { expect, it } from 'vitest';
import { describeLink } from './watch-visit.ts';

const site = 'https://www.company.example';

it.each<[string, string, string, ReturnType<typeof describeLink>]>([
  ['a page', `${site}/about`, '', []],
  ['an anchor', `${site}/faq#cost`, '', []],
  ['an e-mail', 'mailto:info@company.example', '', []],
  ['a phone', 'tel:+15125550142', '', []],
  ['nothing', '', '', []],
  ['a script', 'javascript:alert(1)', '', []],
  [
    'a certificate',
    `${site}/certificates/en/wind-ridge.pdf`,
    '',
    [['file_download', { file_url: `${site}/certificates/en/wind-ridge.pdf`, file_type: 'pdf' }]],
  ],
  [
    'a file with a query',
    `${site}/a.PDF?for=dana`,
    '',
    [['file_download', { file_url: `${site}/a.PDF`, file_type: 'pdf' }]],
  ],
  [
    'a client',
    'https://client.example/?ref=1#top',
    '',
    [['outbound_link', { destination: 'https://client.example/' }]],
  ],
  [
    'a file elsewhere',
    'https://client.example/a.zip',
    '',
    [
      ['file_download', { file_url: 'https://client.example/a.zip', file_type: 'zip' }],
      ['outbound_link', { destination: 'https://client.example/a.zip' }],
    ],
  ],
  [
    'the chat',
    'https://wa.me/15125550142?text=Hello',
    '',
    [
      ['outbound_link', { destination: 'https://wa.me/15125550142' }],
      ['engagement', { category: 'contact', action: 'chat', label: 'whatsapp' }],
    ],
  ],
  [
    'another language',
    `${site}/ar/about?industry=retail`,
    'ar',
    [['engagement', { category: 'language', action: 'switch', label: 'ar' }]],
  ],
])('following a link to %s', (_name, href, hreflang, events) => {
  expect(describeLink({ href, hreflang }, site)).toEqual(events);
});
