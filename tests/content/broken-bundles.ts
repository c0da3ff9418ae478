import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setValue } from './fixture-site.ts';

const home = 'pages/home.json';
const arHome = `ar/${home}`;
const sharedHome = `shared/${home}`;

function set(file: string, path: readonly (string | number)[], value: unknown) {
  return (folder: string) => setValue(folder, file, path, value);
}

/** Adds redirects. */
function move(...redirects: object[]) {
  return (folder: string) => writeFileSync(join(folder, 'shared/redirects.json'), JSON.stringify(redirects));
}

function rewrite(file: string, change: (text: string) => string | Uint8Array) {
  return (folder: string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
}

/** Inserts a filter of case studies, with its labels. */
function addFilter(folder: string, list: string, index: number, id: string) {
  const file = 'pages/case-studies.json';
  setValue(folder, `shared/${file}`, ['sections', 0, 'filter', list, index], id);
  setValue(folder, `en/${file}`, ['sections', 'all', 'filter', list, id], { label: 'Another one' });
  setValue(folder, `ar/${file}`, ['sections', 'all', 'filter', list, id], { label: 'غيرها' });
}

/** Removes a company fact that a text uses outside a row of facts. */
function nameAbsentStreet(folder: string) {
  setValue(folder, 'shared/company.json', ['street'], undefined);
  setValue(folder, arHome, ['summary'], 'نبني الشبكات في {{street}}');
}

/** Changes that break the fixture, by kind of problem. */
export const mutations = {
  'a folder is missing': (folder: string) => rmSync(join(folder, 'ar'), { recursive: true }),
  'a folder is not declared': (folder: string) => mkdirSync(join(folder, 'fr')),
  'a file is missing in one language': (folder: string) => rmSync(join(folder, arHome)),
  'a file is unknown': (folder: string) => writeFileSync(join(folder, 'ar/pages/careers.json'), '{}'),
  'a file has a mistyped name': (folder: string) =>
    renameSync(join(folder, 'en/pages/about.json'), join(folder, 'en/pages/abuot.json')),
  'a byte order mark': rewrite(arHome, (text) => `\uFEFF${text}`),
  'UTF-16': rewrite(arHome, (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))),
  'bytes of another encoding': rewrite(arHome, (text) =>
    Buffer.concat([
      Buffer.from('{\n "name": "'),
      Buffer.from([0xe4, 0xc8]),
      Buffer.from('"'),
      Buffer.from(text.slice(1)),
    ]),
  ),
  'an empty file': rewrite(arHome, () => '\n'),
  'a list instead of an object': rewrite(arHome, () => '[]'),
  'a missing comma': rewrite(arHome, (text) => text.replace(/("menu": "[^"]*"),/, '$1')),
  'a comma at the end': rewrite(arHome, (text) => text.replace(/\n}\s*$/, ',\n}\n')),
  'a comment': rewrite(arHome, (text) => text.replace('"menu"', '// short\n  "menu"')),
  'curly quotes': rewrite(arHome, (text) => text.replace('"menu"', '“menu”')),
  'a bare quote in a text': rewrite(arHome, (text) => text.replace(/("menu": ")/, '$1قال "نعم" ')),
  'a text without an end': rewrite(arHome, (text) => text.replace(/("menu": "[^"]*)",/, '$1,')),
  'an object without an end': rewrite(arHome, (text) => text.replace(/}\s*$/, '')),
  'an Arabic comma between entries': rewrite(arHome, (text) => text.replace(/("menu": "[^"]*"),/, '$1،')),
  'a backslash': rewrite(arHome, (text) => text.replace(/("menu": ")/, '$1\\و')),
  'a key without a colon': rewrite(arHome, (text) => text.replace('"menu":', '"menu"')),
  'more behind the end': rewrite(arHome, (text) => `${text}{}`),
  'the facts are missing': (folder: string) => rmSync(join(folder, 'shared'), { recursive: true }),
  'the glossary is missing': (folder: string) => rmSync(join(folder, 'glossary.json')),
  'a page that is no name': set('shared/navigation.json', ['footer', 0, 'pages', 1], {}),
  'an unknown page in the navigation': set('shared/navigation.json', ['footer', 0, 'pages', 1], 'contcat'),
  'a key twice': rewrite(arHome, (text) => text.replace('"menu"', '"name": "نص",\n  "menu"')),
  'a missing text': set(arHome, ['menu'], undefined),
  'a missing text in a section': set(arHome, ['sections', 'offers', 'title'], undefined),
  'a mistyped key': (folder: string) => {
    setValue(folder, arHome, ['menu'], undefined);
    setValue(folder, arHome, ['meun'], 'من نحن');
  },
  'an extra key': set(arHome, ['sections', 'offers', 'colour'], 'أحمر'),
  'a wrong type': set(arHome, ['menu'], 5),
  'null instead of a text': set(arHome, ['menu'], null),
  'an empty text': set(arHome, ['menu'], ''),
  'a blank text': set(arHome, ['menu'], '  '),
  'a text that is too long': set(arHome, ['menu'], 'نبني شبكات للأماكن البعيدة جدًا'),
  'a description that is too short': set(arHome, ['description'], 'وصف قصير'),
  'a description that is too long': set(
    'en/pages/about.json',
    ['description'],
    'Networks. '.repeat(17).trim(),
  ),
  'a title that is too long with the company': (folder: string) => {
    setValue(folder, 'en/company.json', ['name'], 'Veltara Communications');
    setValue(folder, 'en/pages/about.json', ['title'], 'Networks for remote places and people');
  },
  'a title of a case study that is too long with the company': (folder: string) => {
    setValue(folder, 'en/company.json', ['name'], 'Veltara Communications');
    setValue(
      folder,
      'en/records/case-studies.json',
      ['ridge', 'seo', 'title'],
      'Networks for remote places and people',
    );
  },
  'a section without facts': set(arHome, ['sections', 'banner'], { title: 'عنوان' }),
  'a section without texts': set(arHome, ['sections', 'stories'], undefined),
  'a list without facts': set('ar/navigation.json', ['footer', 'company', 'links'], {}),
  'a text among the facts': set(sharedHome, ['sections', 2, 'title'], 'What we do'),
  'an id twice': set(sharedHome, ['sections', 2, 'items', 1], {
    id: 'sla',
    icon: 'handshake',
    features: ['hotline'],
    to: { page: 'about' },
  }),
  'an id with capitals': set('shared/records/clients.json', [0, 'id'], 'Helios'),
  'an unknown kind': set(sharedHome, ['sections', 3, 'kind'], 'storys'),
  'a missing kind': set(sharedHome, ['sections', 4, 'kind'], undefined),
  'a missing fact': set(sharedHome, ['published'], undefined),
  'an unknown page': set(sharedHome, ['sections', 2, 'items', 0, 'to', 'page'], 'service-sla'),
  'an unknown picture': set(sharedHome, ['sections', 7, 'picture'], 'wind-farm-dust'),
  'an unknown case study': set(sharedHome, ['sections', 3, 'studies', 0], 'rigde'),
  'an unknown case study of a project': set(
    'shared/pages/industries-renewables.json',
    ['sections', 0, 'studies', 0],
    'rigde',
  ),
  'a case study that is not published': set('shared/records/case-studies.json', [0, 'status'], 'draft'),
  'a case study that one language keeps back': set(
    'ar/records/case-studies.json',
    ['ridge', 'status'],
    'draft',
  ),
  'an unknown client': set('shared/records/case-studies.json', [0, 'client'], 'helois'),
  'an override with an unknown client': set('ar/records/case-studies.json', ['ridge', 'client'], 'helios-ar'),
  'an unknown question': set('shared/pages/faq.json', ['sections', 0, 'groups', 0, 'entries', 1], 'tiem'),
  'a service without success stories': set(
    'shared/pages/services-infrastructure.json',
    ['sections', 0, 'service'],
    'infrastracture',
  ),
  'an unknown part of a page in the search': set('shared/records/search.json', [1, 'part'], 'tiem'),
  'a part of a page that has none in the search': set('shared/records/search.json', [0, 'part'], 'values'),
  'an unknown type of a result': set('shared/records/search.json', [1, 'type'], 'question'),
  'search terms that are too long': set(
    'ar/records/search.json',
    ['home', 'keywords'],
    'شبكات، '.repeat(100).trim(),
  ),
  'a mistyped anchor': set(sharedHome, ['sections', 2, 'items', 0, 'to', 'anchor'], 'Levels!'),
  'an anchor that its page does not have': set(
    sharedHome,
    ['sections', 2, 'items', 0, 'to', 'anchor'],
    'closinng',
  ),
  'an anchor far from all of its page': set(sharedHome, ['sections', 2, 'items', 0, 'to'], {
    page: 'contact',
    anchor: 'healthcare',
  }),
  'an override with an anchor that its page does not have': set(
    arHome,
    ['sections', 'offers', 'items', 'sla', 'to'],
    { page: 'services-sla', anchor: 'closinng' },
  ),
  'a case study that is missing among all': (folder: string) => {
    setValue(folder, 'shared/pages/case-studies.json', ['sections', 0, 'studies'], ['ridge']);
  },
  'a service of the form that has no page': set('shared/choices.json', ['contactServices', 1], 'sold-out'),
  'a former address that leads to no page': move({ from: '/old', page: 'abuot' }),
  'a former address that is one of a page': move(
    { from: '/old.php', page: 'about' },
    { from: '/ar/about/index.html', page: 'home' },
  ),
  'a former address that stands there twice': move(
    { from: '/old', page: 'about' },
    { from: '/old.html', page: 'home' },
  ),
  'a former address that is none': move({ from: '/?p=1', page: 'about' }),
  'a filter of a service that is gone': (folder: string) => addFilter(folder, 'services', 1, 'catering'),
  'a filter that a case study needs': (folder: string) => {
    addFilter(folder, 'industries', 0, 'retail');
    for (const language of ['en', 'ar']) {
      setValue(
        folder,
        `${language}/pages/case-studies.json`,
        ['sections', 'all', 'filter', 'industries', 'renewable-energy'],
        undefined,
      );
    }
  },
  'a case study of a service that is gone': set(
    'shared/records/case-studies.json',
    [0, 'services'],
    ['catering'],
  ),
  'a form with a service that is gone': set(sharedHome, ['sections', 2, 'items', 0, 'to'], {
    page: 'contact',
    service: 'sla',
  }),
  'a bad address': set('shared/records/clients.json', [0, 'website'], 'helios.example'),
  'a bad e-mail address': set('shared/company.json', ['email'], 'info.company.example'),
  'a bad date': set(sharedHome, ['published'], '27.02.2025'),
  'a bad phone number': set('shared/company.json', ['phone'], '512 555 0142'),
  'a number in quotes': set('shared/records/case-studies.json', [0, 'uptime'], '99.9'),
  'a date of modification before publication': set(sharedHome, ['modified'], '2024-12-31'),
  'a page without bundles': set('shared/routes.json', ['careers'], {
    path: '/careers',
    parent: 'home',
    skeleton: 'page',
  }),
  'a page that the table does not name': set('shared/routes.json', ['terms'], undefined),
  'a path of another page': set('shared/routes.json', ['terms', 'path'], '/about'),
  'a path with capitals': set('shared/routes.json', ['terms', 'path'], '/Terms'),
  'a bad picture': set('shared/pictures.json', ['tower', 'width'], '1200'),
  'an override of the wrong type': set('ar/records/case-studies.json', ['ridge', 'uptime'], '99.9'),
  'an override with an unknown picture': set(arHome, ['sections', 'dusk', 'picture'], 'towr'),
  'an unknown placeholder': set(arHome, ['sections', 'offers', 'title'], 'حلول {{comapny}} لك'),
  'a number that the record lacks': set(
    'ar/records/case-studies.json',
    ['ridge', 'summary'],
    'خلال {{months}} أشهر',
  ),
  'a fact that the company lacks': nameAbsentStreet,
  'a region in one language only': set('en/company.json', ['region'], 'Texas'),
  'a legal name in one language only': set('en/company.json', ['legalName'], 'Company Networks LLC'),
  'a missing placeholder': set('ar/ui.json', ['footer', 'copyright'], '© {{company}}، جميع الحقوق محفوظة'),
  'a placeholder of its source that a text of a page lacks': (folder: string) => {
    setValue(folder, `en/${home}`, ['summary'], 'Networks that are built in {{city}}, {{region}}.');
    setValue(folder, arHome, ['summary'], 'نبني الشبكات في {{city}}.');
  },
  'a placeholder that the message does not have': set(
    'ar/ui.json',
    ['brand', 'home'],
    'رئيسية {{company}} {{year}}',
  ),
  'a placeholder without its last brace': set('ar/ui.json', ['brand', 'home'], 'رئيسية {{company}'),
  'a placeholder with one brace': set('ar/ui.json', ['brand', 'home'], 'رئيسية {company}'),
  'an unknown format': set('ar/ui.json', ['brand', 'home'], 'رئيسية {{company, bdi}}'),
  'a format in the content': set(arHome, ['sections', 'offers', 'title'], 'حلول {{company, bidi}}'),
  'a missing plural form': set('ar/ui.json', ['stories', 'count_few'], undefined),
  'a plural form that the language does not have': set(
    'en/ui.json',
    ['stories', 'count_few'],
    '{{count}} stories',
  ),
  'a text instead of an object': set(
    arHome,
    ['sections', 'introduction', 'paragraphs', 'first'],
    'شبكات سريعة',
  ),
  'a plural without forms': set('en/ui.json', ['stories', 'count'], '{{count}} stories'),
  'a plural form without its number': set('ar/ui.json', ['stories', 'count_few'], 'دراسات حالة'),
  'an unknown tag': set(
    arHome,
    ['sections', 'introduction', 'paragraphs', 'first', 'text'],
    'شبكات <b>سريعة</b> جدًا',
  ),
  'a tag with attributes': set(
    arHome,
    ['sections', 'introduction', 'paragraphs', 'first', 'text'],
    'شبكات <a href="/about">سريعة</a> جدًا',
  ),
  'a tag of its source that a text of a page lacks': (folder: string) => {
    const path = ['sections', 'introduction', 'paragraphs', 'first', 'text'];
    setValue(folder, `en/${home}`, path, 'Networks that are <strong>fast</strong> in the desert.');
    setValue(folder, arHome, path, 'شبكات سريعة في الصحراء.');
  },
  'a tag without its end': set(
    arHome,
    ['sections', 'introduction', 'paragraphs', 'first', 'text'],
    'شبكات <strong>سريعة جدًا',
  ),
  'an end without its tag': set(
    arHome,
    ['sections', 'introduction', 'paragraphs', 'first', 'text'],
    'شبكات سريعة</strong> جدًا',
  ),
  'a tag where none is allowed': set(arHome, ['sections', 'offers', 'title'], 'حلول <strong>سريعة</strong>'),
  'a character code': set(arHome, ['sections', 'offers', 'title'], 'حلول&nbsp;سريعة'),
  'a blank at the end': set(arHome, ['menu'], 'من نحن '),
  'two blanks in a row': set(arHome, ['menu'], 'من  نحن'),
  'a blank before a no-break space': set(arHome, ['menu'], 'من \u00A0نحن'),
  'an invisible character': set(arHome, ['menu'], 'من \u200Fنحن'),
  'a line break': set(arHome, ['menu'], 'من\nنحن'),
  tatweel: set(arHome, ['menu'], 'مـن نحن'),
  'Arabic-Indic digits': set(arHome, ['menu'], 'دعم ٢٤ ساعة'),
  'a Latin comma': set(arHome, ['menu'], 'حلول, ودعم'),
  'a Latin question mark': set(arHome, ['menu'], 'هل لديك سؤال?'),
  'a Latin mark behind an Arabic one': set(arHome, ['menu'], 'هل لديك سؤال؟,'),
  'a blank before a mark': set(arHome, ['menu'], 'حلول ، ودعم'),
  'a Persian letter': set(arHome, ['menu'], 'شبکة سريعة'),
  'English left in Arabic': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'About us');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'About us');
  },
  'no Arabic letter': set(arHome, ['menu'], 'About'),
  'a word of the glossary to avoid': set(arHome, ['menu'], 'خبرة في الصناعات'),
  'a glossary without terms': set('glossary.json', ['terms'], undefined),
  'a file above the folders': (folder: string) => writeFileSync(join(folder, 'notes.json'), '{}'),
  'three mistakes of JSON': rewrite(arHome, (text) =>
    text
      .replace(/("name": "[^"]*"),/, '$1')
      .replace(/("menu": "[^"]*)",/, '$1,')
      .replace(/\n}\s*$/, ',\n}\n'),
  ),
  'a record that no page shows': (folder: string) => {
    setValue(folder, 'shared/pages/faq.json', ['sections', 0, 'groups', 0, 'entries', 0], undefined);
    setValue(folder, 'shared/records/search.json', [1], undefined);
    for (const language of ['en', 'ar'])
      setValue(folder, `${language}/records/search.json`, ['time'], undefined);
  },
  'an item with nothing but its id as an object': set(sharedHome, ['sections', 0, 'words', 0], {
    id: 'deployment',
  }),
  'a slug twice': set('shared/records/case-studies.json', [1, 'slug'], 'ridge-wind-farm'),
  'an anchor twice': set('shared/pages/faq.json', ['sections', 0, 'id'], 'time'),
  'an address that runs code': set('shared/records/clients.json', [0, 'website'], 'javascript:alert(1)'),
  'an address in a text': set('en/pages/about.json', ['menu'], 'See http://a.example'),
  'a placeholder in Arabic': set('ar/ui.json', ['footer', 'copyright'], '© {{سنة}} {{company}}'),
  'another number': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'In 3 months');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'في 4 أشهر');
  },
  'a number that is missing': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'In 3 months');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'في أشهر');
  },
  'another unit': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'In 3 months');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'في 3 سنوات');
  },
  'a Latin word in Arabic': set(arHome, ['menu'], 'شبكات Networks سريعة'),
  'an Arabic word in English': set('en/pages/about.json', ['menu'], 'About نحن'),
  'an Arabic mark in English': set('en/pages/about.json', ['menu'], 'About، us'),
  'a lost letter': set(arHome, ['menu'], 'شبك\uFFFDت'),
  'lost letters': set(arHome, ['menu'], '???? ????'),
  'a soft hyphen': set(arHome, ['menu'], 'شب\u00ADكات'),
  'straight quotes in Arabic': set(arHome, ['menu'], 'قال "نعم"'),
  'a straight apostrophe': set('en/pages/about.json', ['menu'], "It's us"),
  'a bracket without its partner': set(arHome, ['menu'], 'شبكات (سريعة'),
  'a quote without its partner': set(arHome, ['menu'], 'شبكات» سريعة'),
  'a word twice': set(arHome, ['menu'], 'شبكات شبكات سريعة'),
  'a note to oneself': set('en/pages/about.json', ['menu'], 'About TODO'),
  'a Latin comma after a number': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'By 300, then');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'في 300, ثم');
  },
  'one thing in the plural': set('en/ui.json', ['stories', 'count_one'], 'stations {{count}}'),
  'one and many exchanged': (folder: string) => {
    setValue(folder, 'en/ui.json', ['stories', 'count_one'], 'stations {{count}}');
    setValue(folder, 'en/ui.json', ['stories', 'count_other'], 'station {{count}}');
  },
  'few and many exchanged': (folder: string) => {
    setValue(folder, 'ar/ui.json', ['stories', 'count_few'], 'محطة {{count}}');
    setValue(folder, 'ar/ui.json', ['stories', 'count_many'], 'محطات {{count}}');
  },
  'few and many alike': set('ar/ui.json', ['stories', 'count_few'], 'محطة {{count}}'),
  'a banned word with a prefix and a suffix': set(arHome, ['menu'], 'وبصناعاتنا خبرة'),
  'signs that turn around': (folder: string) => {
    setValue(folder, 'en/pages/about.json', ['menu'], 'Heat 50≥40');
    setValue(folder, 'ar/pages/about.json', ['menu'], 'حرارة 50≥40');
  },
  'a glossary of another kind': rewrite('glossary.json', () => '[]'),
} satisfies Record<string, (folder: string) => void>;
