import { describe, expect, test } from 'vitest';
import consent from '#locales/en/consent.json' with { type: 'json' };
import { type Email, appliesTo, type Site } from '#src/config/site.ts';
import { ANALYTICS_COOKIE_MONTHS, MESSAGE_RECORD_HOURS } from '#src/config/constants.ts';
import type { AnalyticsEvents } from '#src/features/analytics/tag.ts';
import { getDefaultPreferences } from '#src/features/consent/default-preferences.ts';
import { emptyValues } from '#src/features/contact/contact-fields.ts';
import { describeMessage } from '#src/features/contact/send-message.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { emailSettings, findSection, readClauses, readWords, siteWith } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

type Language = (typeof specifiedLanguages)[number];
type Parameter = keyof ReturnType<typeof describeMessage>;
type Said = Record<Language, string>;
type LegalPage = Parameters<typeof readClauses>[1];

/** The policies' words for each analytics event; a new event compiles only with its words. */
const events: Record<keyof AnalyticsEvents, Said> = {
  page_view: { en: 'which pages are read', ar: 'الصفحات المقروءة' },
  scroll_depth: { en: 'how far', ar: 'إلى أي موضع' },
  page_performance: { en: 'how fast they load', ar: 'سرعة تحميلها' },
  outbound_link: { en: 'links', ar: 'روابط' },
  file_download: { en: 'files', ar: 'ملفات' },
  engagement: { en: 'buttons', ar: 'أزرار' },
  form_submission: { en: 'whether sending the form worked', ar: 'هل نجح إرسال النموذج' },
};

/** The points of the contact-form clause for each parameter that the e-mail service receives. */
const parameters: Record<Exclude<Parameter, 'to_name' | 'to_email'>, Said & { point: string }> = {
  from_name: { point: 'name', en: 'first and last name', ar: 'الاسم الأول واسم العائلة' },
  from_email: { point: 'email', en: 'email address', ar: 'بريدك الإلكتروني' },
  reply_to: { point: 'email', en: 'reply', ar: 'الردّ' },
  company: { point: 'company', en: 'company', ar: 'شركتك' },
  industry: { point: 'industry', en: 'industry', ar: 'القطاع' },
  service: { point: 'industry', en: 'service', ar: 'الخدمة' },
  message: { point: 'message', en: 'message', ar: 'رسالتك' },
  origin: { point: 'technical', en: 'the address of this website', ar: 'عنوان هذا الموقع الإلكتروني' },
  message_id: { point: 'technical', en: 'random ID', ar: 'رمز عشوائي' },
  test_mode: { point: 'technical', en: 'whether it is a test', ar: 'هل هي اختبارية' },
};

/** The privacy policy's words for what is stored without consent, by the ids of the cookie policy's list. */
const stored: Record<string, Said> = {
  consent: { en: 'your cookie choice', ar: 'قرارك بشأن ملفات تعريف الارتباط' },
  language: { en: 'the language you chose', ar: 'اللغة التي اخترتها' },
  'language-offer': { en: 'dismissed the offer of another language', ar: 'إغلاقك شريط اقتراح لغة أخرى' },
  messages: { en: 'the status of a message', ar: 'حالة رسالة' },
  contact: { en: 'the form you started', ar: 'ما بدأت كتابته في النموذج' },
  'consent-closed': { en: 'closed the cookie banner', ar: 'إغلاقك نافذة الموافقة' },
  still: { en: 'paused the animations', ar: 'إيقافك الرسوم المتحركة' },
  'search-target': { en: 'the search result', ar: 'نتيجة البحث' },
  reloaded: { en: 'a page that is reloaded', ar: 'صفحة يُعاد تحميلها' },
  typed: { en: 'what you had typed in it', ar: 'ما كتبته فيها' },
};

/** The privacy policy's words for the first receiver of a message and for the others, by destination of the form. */
const receivers: Record<Email['kind'], { first: Said; other: Said }> = {
  emailjs: {
    first: { en: 'to EmailJS, an email service', ar: 'إلى خدمة البريد الإلكتروني EmailJS' },
    other: { en: 'EmailJS:', ar: 'خدمة EmailJS:' },
  },
  endpoint: {
    first: { en: 'a server that takes messages on our behalf', ar: 'خادم يتلقى الرسائل نيابةً عنا' },
    other: { en: 'The operator of the server', ar: 'مشغّل الخادم' },
  },
  mailbox: {
    first: { en: 'to our own server', ar: 'إلى خادمنا' },
    other: { en: 'server logs and messages from the form', ar: 'سجلات الخادم ورسائل النموذج' },
  },
};
/** What the local mailbox stores in addition to the message. */
const recorded: Said[] = [
  { en: 'the time you sent it', ar: 'وقت الإرسال' },
  { en: 'the page you sent it from', ar: 'الصفحة التي أُرسلت منها' },
  { en: 'your browser’s name, version and languages', ar: 'اسم متصفحك وإصداره ولغاته' },
];

/** What the legal pages say while the site has no service of a sort, and where. */
const unused: Record<'both' | 'analytics' | 'support', (Said & { page: LegalPage; clause: string })[]> = {
  both: [
    {
      page: 'privacy-policy',
      clause: 'optional-services',
      en: 'At present, this website uses no analytics, advertising or support chat service; before we start to use one, we will update this policy and ask for your consent.',
      ar: 'لا يستخدم هذا الموقع الإلكتروني حاليًا أي خدمة للتحليلات أو الإعلانات أو محادثة الدعم، وقبل أن نبدأ استخدام أي منها نعدّل هذه السياسة ونطلب موافقتك.',
    },
  ],
  analytics: [
    {
      page: 'privacy-policy',
      clause: 'purposes',
      en: 'We do not sell personal data, and we do not use or share it for targeted advertising.',
      ar: 'لا نبيع البيانات الشخصية، ولا نستخدمها في الإعلانات الموجّهة ولا نشاركها من أجلها.',
    },
    {
      page: 'privacy-policy',
      clause: 'us-residents',
      en: 'At present, we do none of these.',
      ar: 'ولا نمارس شيئًا من ذلك حاليًا.',
    },
    {
      page: 'cookie-policy',
      clause: 'analytics',
      en: 'this website uses no analytics service and sets no such cookies',
      ar: 'لا يستخدم هذا الموقع الإلكتروني حاليًا أي خدمة للتحليلات ولا يضع ملفات من هذا النوع',
    },
    {
      page: 'cookie-policy',
      clause: 'marketing',
      en: 'this website uses no advertising service and sets no such cookies',
      ar: 'ولا يستخدم هذا الموقع الإلكتروني حاليًا أي خدمة للإعلانات ولا يضع ملفات من هذا النوع',
    },
  ],
  support: [
    {
      page: 'cookie-policy',
      clause: 'preference',
      en: 'this website offers no such chat and sets no such cookies',
      ar: 'ولا يقدّم هذا الموقع الإلكتروني حاليًا محادثة من هذا النوع ولا يضع ملفات لها',
    },
  ],
};

/** How the legal pages tell of a service that they have, by the clauses that do. */
const told: Record<'analytics' | 'support', Said & { clauses: Partial<Record<LegalPage, string[]>> }> = {
  analytics: {
    en: 'Google',
    ar: 'Google',
    clauses: {
      'privacy-policy': ['optional-services', 'recipients', 'retention', 'us-residents'],
      'cookie-policy': ['analytics', 'marketing'],
    },
  },
  support: {
    en: 'help-desk widget',
    ar: 'أداة مكتب المساعدة',
    clauses: {
      'privacy-policy': ['optional-services', 'recipients', 'retention'],
      'cookie-policy': ['preference'],
    },
  },
};

const analyticsId = 'G-TEST123456';
const support = { script: 'https://help.example/widget.js', origins: [] };
const serviceSettings: [string, Pick<Site, 'analyticsId' | 'support'>][] = [
  ['no service', {}],
  ['analytics alone', { analyticsId }],
  ['the support chat alone', { support }],
  ['both services', { analyticsId, support }],
];

const switches = {
  en: { analytics: 'analytics', marketing: 'marketing', preferences: 'preferences' },
  ar: { analytics: 'التحليلية', marketing: 'التسويقية', preferences: 'التفضيلية' },
} as const;

/** Longest time the sample company keeps messages, months. No code enforces it. */
const MESSAGES_KEPT_MONTHS = 24;
/** Longest time the sample company takes to answer a request about personal data, days. */
const REQUEST_ANSWERED_DAYS = 30;
/** Longest time the sample's host keeps server logs, days. */
const RECORDS_KEPT_DAYS = 30;
/** Longest time in which the sample company reports a breach to the authority, hours. */
const BREACH_REPORTED_HOURS = 72;

describe.each(specifiedLanguages)('what the policies promise: %s', (language) => {
  const words = readWords(language);
  const clausesOf = (page: LegalPage) => findSection(words, page, 'clauses').items;
  const readClause = (page: 'privacy-policy' | 'cookie-policy', clause: string) =>
    plainText(JSON.stringify(clausesOf(page).find(({ id }) => id === clause)));

  /** The clauses of a page as a site shows them, without tags. */
  const readShown = (page: LegalPage, site: Site) => {
    const clauses = readClauses(words, page, site);
    const plain = (text: string) => plainText(text).replace(/<\/?strong>/g, '');
    const readHolding = (clause: string) => (clauses.get(clause) ?? []).map(plain).join('\n');
    return { readHolding, whole: [...clauses.keys()].map(readHolding).join('\n') };
  };

  test.each(['emailjs', 'endpoint', 'mailbox'] as const)(
    'the privacy policy names the receivers of a message sent to %s',
    (kind) => {
      const { readHolding, whole } = readShown('privacy-policy', siteWith(kind));
      for (const [other, { first, other: further }] of Object.entries(receivers)) {
        const isHere = other === kind;
        expect(readHolding('delivery').includes(first[language]), other).toBe(isHere);
        expect(readHolding('recipients').includes(further[language]), other).toBe(isHere);
      }
      for (const { [language]: said } of recorded)
        expect(readHolding('contact-form').includes(said)).toBe(kind === 'mailbox');
      expect(whole.includes('EmailJS')).toBe(kind === 'emailjs');
      // Each is named once, and none with a condition.
      const hosting = { en: 'Our hosting provider:', ar: 'مزوّد الاستضافة:' }[language];
      expect(readHolding('recipients').split(hosting)).toHaveLength(2);
    },
  );

  test.each(serviceSettings)(
    'the legal pages tell of the services that a site has: %s',
    (_name, services) => {
      const site = siteWith('mailbox', services);
      for (const sort of ['analytics', 'support'] as const) {
        const isUsed = (sort === 'analytics' ? services.analyticsId : services.support) !== undefined;
        const { [language]: name, clauses } = told[sort];
        for (const page of ['privacy-policy', 'cookie-policy', 'terms'] as const) {
          const naming = clausesOf(page)
            .map(({ id }) => id)
            .filter((id) => readShown(page, site).readHolding(id).includes(name));
          expect(naming, `${sort} in ${page}`).toEqual(isUsed ? (clauses[page] ?? []) : []);
        }
        for (const { page, clause, [language]: said } of unused[sort])
          expect(readShown(page, site).readHolding(clause).includes(said), said).toBe(!isUsed);
      }
      for (const { page, clause, [language]: said } of unused.both)
        expect(readShown(page, site).readHolding(clause).includes(said), said).toBe(
          Object.keys(services).length === 0,
        );
    },
  );

  test.each(serviceSettings)('a clause that leads to its points has some: %s', (_name, services) => {
    const { paragraphs, points = [] } =
      clausesOf('privacy-policy').find(({ id }) => id === 'optional-services') ?? {};
    const site = siteWith('mailbox', services);
    const [last] = (paragraphs ?? []).filter((text) => appliesTo(site, text)).slice(-1);
    const shown = points.filter((text) => appliesTo(site, text));
    expect(last?.text.endsWith(':')).toBe(Object.keys(services).length > 0);
    // One for each category, or for two of them.
    expect(shown.length).toBe(
      Object.keys(services).length === 0 ? 0 : services.analyticsId === undefined ? 2 : 3,
    );
  });

  test('the contact form sends what the privacy policy lists, and nothing else', () => {
    const sent = describeMessage(emptyValues, 'id', {
      email: emailSettings.emailjs,
      origin: 'https://site.example',
      recipient: { name: 'n', email: 'e' },
    });
    // These two are the recipient, which is the company, not visitor data.
    expect(new Set(Object.keys(sent))).toEqual(new Set([...Object.keys(parameters), 'to_name', 'to_email']));
    const { points = [] } = clausesOf('privacy-policy').find(({ id }) => id === 'contact-form') ?? {};
    const named = Object.values(parameters);
    const sentToService = points.filter((point) => appliesTo(siteWith('emailjs'), point));
    expect(new Set(sentToService.map(({ id }) => id))).toEqual(new Set(named.map(({ point }) => point)));
    for (const { point, [language]: said } of named)
      expect(plainText(points.find(({ id }) => id === point)?.text ?? '')).toContain(said);
  });

  test('every purpose in the privacy policy has its legal basis', () => {
    const { points = [] } = clausesOf('privacy-policy').find(({ id }) => id === 'purposes') ?? {};
    expect(points.length).toBeGreaterThan(1);
    for (const { text } of points) expect(text).toContain({ en: 'Legal basis: ', ar: 'المسوّغ: ' }[language]);
  });

  test('analytics receives what the privacy policy says', () => {
    const clause = readClause('privacy-policy', 'optional-services');
    for (const { [language]: said } of Object.values(events)) expect(clause).toContain(said);
  });

  test('the privacy policy lists everything that is stored without consent, and how long the state of a message is stored', () => {
    const { items } = findSection(words, 'cookie-policy', 'stored-items');
    const kind = items.find(({ id }) => id === 'consent')?.kind;
    const essential = items.filter((item) => item.kind === kind).map(({ id }) => id);
    expect(new Set(essential)).toEqual(new Set(Object.keys(stored)));
    const clause = readClause('privacy-policy', 'browser-storage');
    for (const { [language]: said } of Object.values(stored)) expect(clause).toContain(said);
  });

  test('the periods in both policies match the site and its company', () => {
    const months = [ANALYTICS_COOKIE_MONTHS, MESSAGES_KEPT_MONTHS];
    const days = [REQUEST_ANSWERED_DAYS, RECORDS_KEPT_DAYS];
    const hours = [MESSAGE_RECORD_HOURS, BREACH_REPORTED_HOURS];
    const known = new Set([...hours, ...days, ...months].map(String));
    const periods = language === 'en' ? /(\d+) (?:hour|day|month|year)s?/g : /(\d+) (?:ساعة|يوم|شهر|سنة)/g;
    const { items } = findSection(words, 'cookie-policy', 'stored-items');
    const texts = [
      ...clausesOf('privacy-policy').map(({ id }) => readClause('privacy-policy', id)),
      ...clausesOf('cookie-policy').map(({ id }) => readClause('cookie-policy', id)),
      ...items.map(({ duration }) => plainText(duration)),
    ];
    const said = texts.flatMap((text) => Array.from(text.matchAll(periods), ([, number]) => number));
    expect(new Set(said)).toEqual(known);
    expect(readClause('privacy-policy', 'browser-storage')).toContain(String(MESSAGE_RECORD_HOURS));
    expect(readClause('privacy-policy', 'your-rights')).toContain(String(REQUEST_ANSWERED_DAYS));
    expect(readClause('privacy-policy', 'server-logs')).toContain(String(RECORDS_KEPT_DAYS));
    expect(readClause('privacy-policy', 'security')).toContain(String(BREACH_REPORTED_HOURS));
    for (const time of months) expect(readClause('privacy-policy', 'retention')).toContain(String(time));
  });

  test('both policies say how Customize opens, and that a choice applies once it is saved', () => {
    const { analytics, marketing, preferences } = switches[language];
    expect(getDefaultPreferences()).toEqual({
      necessary: true,
      analytics: true,
      preferences: true,
      marketing: false,
    });
    const opens = {
      en: `${analytics} and ${preferences} switched on and ${marketing} switched off`,
      ar: `الفئتان ${analytics} و${preferences} مفعّلتان و${marketing} معطّلة`,
    }[language];
    const takesEffect = { en: 'nothing takes effect', ar: 'لا يسري شيء' }[language];
    for (const clause of [
      readClause('privacy-policy', 'optional-services'),
      readClause('cookie-policy', 'your-choice'),
    ]) {
      expect(clause).toContain(opens);
      expect(clause).toContain(takesEffect);
    }
  });

  test('the clause on rights names the address to write to, and the law of each country served', () => {
    const { email, street } = words.shell.company;
    const laws = {
      en: ['Personal Data Protection Law', 'No. 45 of 2021', 'No. 151 of 2020', 'Texas'],
      ar: ['نظام حماية البيانات الشخصية', 'رقم 45 لسنة 2021', 'رقم 151 لسنة 2020', 'تكساس'],
    }[language];
    const clause = readClause('privacy-policy', 'your-rights');
    for (const said of [email, street ?? '', ...laws]) expect(clause).toContain(said);
  });

  test('the privacy policy names the Saudi authority for complaints, and the protection of data transferred abroad', () => {
    const authority = { en: 'SDAIA', ar: 'الهيئة السعودية للبيانات والذكاء الاصطناعي' }[language];
    expect(readClause('privacy-policy', 'your-rights')).toContain(authority);
    expect(readClause('privacy-policy', 'transfers')).toContain(
      { en: 'Personal Data Protection Law', ar: 'نظام حماية البيانات الشخصية' }[language],
    );
    expect(readClause('privacy-policy', 'transfers')).toContain(
      { en: 'standard contractual clauses', ar: 'البنود التعاقدية القياسية' }[language],
    );
  });
});

test('what works without consent is called essential everywhere', () => {
  const { pages } = readWords('en');
  const sections = (['privacy-policy', 'cookie-policy', 'terms'] as const).map((id) => pages[id].sections);
  const legal = JSON.stringify(sections).replaceAll(/"id":"[a-z-]+"/g, '');
  for (const text of [legal, consent.text, consent.categories.necessary.name]) {
    expect(text.match(/necessary/i)).toBeNull();
    expect(text.match(/essential/i)).not.toBeNull();
  }
});
