import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Arabic. */
export const profile: Dictionary['profile'] = {
  drugLaw: 'قانون المخدرات',
  drugLaws: {
    'death penalty': 'عقوبة الإعدام ممكنة',
    severe: 'شديد',
    strict: 'صارم',
    moderate: 'معتدل',
    decriminalised: 'إلغاء التجريم',
    'cannabis legal': 'القنّب قانوني، مع قيود محلية',
  },
  drugLawTier: 'الترميز',
  drugLawScope: 'يسري القانون على الزوار أيضًا.',
  lgbtq: 'مجتمع الميم',
  legal: 'الوضع القانوني',
  legals: {
    criminalised: 'العلاقات المثلية مجرَّمة',
    legal: 'العلاقات المثلية قانونية',
    'same-sex marriage': 'الزواج المثلي قانوني',
  },
  social: 'القبول الاجتماعي',
  womensSafety: 'سلامة النساء',
  womensRatings: {
    'very safe': 'آمن جدًا',
    safe: 'آمن',
    caution: 'الحذر',
    'higher risk': 'خطر أعلى',
    'extreme caution': 'أقصى درجات الحذر',
  },
  rating: 'التقييم',
  levelsDiffer: (uk, us) =>
    `${us ? `مستوى الحكومة الأمريكية: ${us}` : 'الإرشادات الأمريكية بلا مستوى'}؛ ${uk ? `الإرشادات البريطانية بترميز الناشر: ${uk}` : 'الإرشادات البريطانية بلا مستوى'}.${uk && us ? ' المقياسان مختلفان.' : ''}`,
  asCoded: 'الوضع القانوني بترميز الناشر؛ راجع الإرشادات الرسمية.',
  lawInPractice: 'نص القانون غير تطبيقه.',
  ratingAlone: 'تقييم الناشر بلا ملاحظات، فلا يُعرض وحده.',
  asRated: 'التقييم بترميز الناشر؛ راجع الإرشادات الرسمية.',
  peaceIndex: (edition) => `مؤشر السلام العالمي ${edition}`,
  rank: 'الترتيب',
  rankOf: (rank, total) => `${rank} من ${total}`,
  peaceScore: 'الدرجة (الأقل أكثر سلمًا)',
  region: 'المنطقة',
  codes: 'رموز ISO',
  methodology: 'كيف تُحسب الدرجة؟',
  methodologyText: 'تجمع الدرجة بين التقييم التحريري وإرشادات الحكومات ومؤشرات الحوكمة والصحة والحوادث الأخيرة.',
  methodologyLink: 'اقرأ المنهجية',
};
