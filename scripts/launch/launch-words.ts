import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { type PromiseKind, promiseKinds } from './promise-rules.ts';

/** Who resolves an open point. */
export const hands = ['owner', 'translator', 'administrator'] as const;
export type Hand = (typeof hands)[number];

type Words = {
  title: string;
  introduction: string;
  progress: (done: number, all: number) => string;
  faults: string;
  nothing: string;
  done: string;
  confirm: string;
  write: string;
  command: string;
  line: string;
  hands: Readonly<Record<Hand, string>>;
  kinds: Readonly<Record<PromiseKind, { title: string; write: string }>>;
};

const english: Words = {
  title: 'Before the site goes public',
  introduction:
    'What only its owner can write or promise. A place leaves this list when its sample is changed, or confirmed with a name and a date.',
  progress: (done, all) => `${done} of ${all} places are changed or confirmed.`,
  faults: 'Fix these first',
  nothing: 'Nothing left to do.',
  done: 'Done',
  confirm:
    'What may stay as it is goes into launch.json by this command, by its place or by its whole file or folder:',
  write: 'What to write',
  command: 'Command',
  line: 'line',
  hands: {
    owner: 'For the owner',
    translator: 'For the translator, once the owner has decided',
    administrator: 'For the administrator',
  },
  kinds: promiseKinds,
};

const arabic: Words = {
  title: 'قبل نشر الموقع',
  introduction:
    'ما لا يكتبه إلا مالك الموقع ولا يتعهد به غيره. يغادر الموضع هذه القائمة حين يتغيّر ما فيه من أمثلة، أو حين يُعتمد باسم وتاريخ.',
  progress: (done, all) => `عدد المواضع المنجزة: ${done} من ${all}.`,
  faults: 'ما يُصلح أولًا',
  nothing: 'لا شيء ينتظر هنا.',
  done: 'المنجز',
  confirm: 'وما يجوز بقاؤه كما هو يكتبه هذا الأمر في launch.json، بموضعه أو بملفه أو مجلده كله:',
  write: 'ما يُكتب',
  command: 'الأمر',
  line: 'السطر',
  hands: {
    owner: 'على مالك الموقع',
    translator: 'على المترجم بعد قرار المالك',
    administrator: 'على مدير الخادم',
  },
  kinds: {
    setting: {
      title: 'الإعدادات',
      write: 'القيمة في الملف .env، وشرح كل إعداد في .env.example؛ واعتمد ما يُقصد أن يبقى فارغًا',
    },
    company: {
      title: 'الشركة',
      write: 'الاسم والشعار اللفظي والعنوان والهاتف والبريد والدول كما هي عندك؛ واعتمد ما هو صحيح كما ورد',
    },
    address: { title: 'عناوين وأرقام ليست لأحد', write: 'عنوان حقيقي أو رقم حقيقي' },
    brand: { title: 'الهوية', write: 'رسمك في مكان الملف، ثم شغّل npm run brand' },
    picture: {
      title: 'صور لأماكن غير موجودة',
      write: 'صورة لك بالاسم نفسه بلا العرض واللاحقة، ووصف لما فيها بكل لغة؛ واعتمد ما يصلح تمثيلًا لعملك',
    },
    licence: { title: 'الترخيص', write: 'الشروط التي تمنح بها شيفرة الموقع أو تحتفظ بها' },
    client: { title: 'العملاء', write: 'اسم عميل وافق على ذكره، وموقعه وشعاره' },
    study: { title: 'دراسات الحالة', write: 'مشروع لك بأرقامه الصحيحة وبموافقة العميل' },
    story: { title: 'قصص النجاح', write: 'نجاح لك بأرقامه الصحيحة' },
    certificate: { title: 'الشهادات', write: 'ما تشهد به وكيف يُقاس، بلا علامة المثال' },
    hours: { title: 'ساعات العمل', write: 'ساعات مكاتبك وساعات خط الدعم' },
    region: { title: 'المناطق والمكاتب', write: 'الأماكن التي فيها مكاتبك وشركاؤك ومشاريعك' },
    mark: {
      title: 'سجلات تسمّيها الصفحات أمثلة',
      write: 'لا شيء: احذف "sample": true متى صار السجل لك أو اعتُمد',
    },
    figure: { title: 'الأرقام والأمثلة', write: 'رقم أو مثال من عندك' },
    promise: {
      title: 'التعهدات: مدد الرد ومستويات الخدمة والمواعيد والنسب',
      write: 'ما تلتزم به؛ واعتمده متى تولّى مسؤوليته أحد',
    },
    legal: { title: 'النصوص القانونية', write: 'ما أقرّه محاميك لشركتك وبلدك' },
  },
};

/** Messages of the launch page. */
export const launchWords: Readonly<Record<ToolLanguage, Words>> = { en: english, ar: arabic };

const DESK = 'npm run locales';

/** The command that helps with a kind. */
export const launchCommands: Readonly<Record<PromiseKind, string>> = {
  setting: 'npm run build; npm run check:launch -- --send',
  company: `${DESK}; npm run brand`,
  address: DESK,
  brand: 'npm run brand',
  picture: 'npm run pictures -- add <file> <name>',
  licence: 'npm run check:launch',
  client: `${DESK} -- remove client; ${DESK} -- add client`,
  study: `${DESK} -- remove case-study; ${DESK} -- add case-study`,
  story: `${DESK} -- remove story; ${DESK} -- add story`,
  certificate: `${DESK}; npm run certificates`,
  hours: DESK,
  region: DESK,
  mark: 'npm run check:launch',
  figure: DESK,
  promise: DESK,
  legal: DESK,
};
