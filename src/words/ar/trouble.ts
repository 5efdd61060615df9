import type { Dictionary } from '../dictionary.js';

/** A value keeps its own direction: a date would be turned round in an Arabic sentence. */
const quoted = (value: string): string => `«\u2068${value}\u2069»`;

/** What is said where there is nothing to show, in Arabic. */
export const trouble: Dictionary['trouble'] = {
  retry: 'إعادة المحاولة',
  failure: {
    network: 'تعذّر الوصول إلى خدمة سلامة السفر حاليًا.',
    timeout: 'تستغرق خدمة سلامة السفر وقتًا طويلًا للرد.',
    'rate-limited': 'خدمة سلامة السفر مشغولة حاليًا.',
    server: 'تواجه خدمة سلامة السفر مشكلة حاليًا.',
    client: 'رفضت خدمة سلامة السفر هذا الطلب.',
    'bad-response': 'تعذّرت قراءة رد خدمة سلامة السفر.',
    fault: 'تعذّر عرض هذا المحتوى.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `القيمة ${quoted(value)} في api-base ليست عنوان https بلا استعلام أو جزء فرعي.`
        : 'لا يوجد مصدر بيانات: أضف api-base إلى هذا الوسم أو data-api-base إلى النص البرمجي.',
    'allowed-api-origins': (value) => `لا تسمح هذه الصفحة بمصدر البيانات ${value}.`,
    refresh: (value) => `القيمة ${quoted(value)} في refresh ليست عدد دقائق لا يقل عن 1.`,
    theme: (value) => `القيمة ${quoted(value)} في theme ليست auto ولا light ولا dark.`,
    palette: (value) => `القيمة ${quoted(value)} في palette ليست sequential.`,
    loading: (value) => `القيمة ${quoted(value)} في loading ليست lazy ولا eager.`,
    'heading-level': (value) => `القيمة ${quoted(value)} في heading-level ليست عددًا صحيحًا من 1 إلى 6.`,
    country: (value) =>
      !value.trim()
        ? 'لم يُحدَّد بلد: أضف country مع رمز ISO من حرفين، مثل \u2066country="JP"\u2069.'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK ليس رمز ISO (رمز المملكة المتحدة هو GB).'
          : `${quoted(value)} ليس رمز بلد وفق ISO: استخدم حرفين، مثل JP.`,
    countries: (value) => `لا تحدّد ${quoted(value)} من 2 إلى 5 بلدان برموز ISO من حرفين.`,
    region: (value) => `${quoted(value)} ليست منطقة: استخدم Europe أو Asia أو Middle East أو Africa أو Latin America أو North America أو Oceania.`,
    variant: (value) => `${quoted(value)} ليس شكلًا متاحًا: استخدم inline أو badge أو card أو full.`,
    sections: (value) =>
      `${quoted(value)} ليس قسمًا: استخدم summary، breakdown، advisories، drug-law، lgbtq، womens-safety، peace-index، quick-facts أو methodology.`,
    published: (value) => `القيمة ${quoted(value)} في published ليست تاريخًا صالحًا (مثال: \u20662026-05-20\u2069).`,
    frozen: (value) => `القيمة ${quoted(value)} في frozen ليست تاريخًا صالحًا (مثال: \u20662026-05-20\u2069).`,
    'published-score': (value) =>
      value
        ? `القيمة ${quoted(value)} في published-score ليست عددًا صحيحًا من 0 إلى 100.`
        : 'لا يحوي published إلا تاريخًا: أضف published-score أو published-tier بما ورد في المقال.',
    hours: (value) => `القيمة ${quoted(value)} في hours ليست عددًا صحيحًا من 1 إلى 8760.`,
    limit: (value) => `القيمة ${quoted(value)} في limit ليست عددًا صحيحًا من 1 إلى 200.`,
    category: (value) => `${quoted(value)} ليست فئة حوادث: استخدم terrorism، crime، civil-unrest، natural-disaster، transport-disruption، health أو other.`,
    'min-severity': (value) => `القيمة ${quoted(value)} في min-severity ليست عددًا صحيحًا من 1 إلى 5.`,
    'tile-url': () => 'تحتاج مربعات الخريطة إلى الاثنين: tile-url بعنوان https و tile-attribution.',
    snapshot: () => 'تعذّرت قراءة البيانات المثبَّتة في هذا الوسم.',
  },
  triedAgain: 'ستُعاد المحاولة تلقائيًا.',
  triedAgainAt: (time) => `ستُعاد المحاولة الساعة ${time}.`,
};
