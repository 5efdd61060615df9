import type { Dictionary } from '../dictionary.js';

/** What the full profile says beyond the card, in Arabic. */
export const countryProfile: Dictionary['countryProfile'] = {
  drugLaw: 'قانون المخدرات',
  drugLaws: {
    'death penalty': 'عقوبة الإعدام ممكنة',
    severe: 'شديد',
    strict: 'صارم',
    moderate: 'معتدل',
    decriminalised: 'إلغاء التجريم',
    'cannabis legal': 'القنّب قانوني، مع قيود محلية',
  },
  drugLawTier: 'التصنيف',
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
  levelsDiffer: (uk, us) =>
    `${us ? `مستوى الحكومة الأمريكية: ${us}` : 'الإرشادات الأمريكية بلا مستوى'}؛ ${uk ? `مستوى الإرشادات البريطانية حسب تصنيف مزوّد البيانات: ${uk}` : 'الإرشادات البريطانية بلا مستوى'}.${uk && us ? ' المقياسان مختلفان.' : ''}`,
  asCoded: 'الوضع القانوني حسب تصنيف مزوّد البيانات؛ راجع الإرشادات الرسمية.',
  lawInPractice: 'قد يختلف تطبيق القانون عن نصه.',
  ratingAlone: 'تقييم مزوّد البيانات بلا ملاحظات، ولا يُعرض من دونها.',
  asRated: 'التقييم حسب تصنيف مزوّد البيانات؛ راجع الإرشادات الرسمية.',
  peaceIndex: (edition) => `مؤشر السلام العالمي ${edition}`,
  rank: 'الترتيب',
  rankOf: (rank, total) => `${rank} من ${total}`,
  peaceScore: 'الدرجة (كلما انخفضت زاد السلم)',
  region: 'المنطقة',
  codes: 'رموز ISO',
  methodology: 'كيف تُحسب الدرجة؟',
  methodologyText: 'تجمع الدرجة بين التقييم التحريري وإرشادات الحكومات ومؤشرات الحوكمة والصحة والحوادث الأخيرة.',
  methodologyLink: 'اقرأ المنهجية',
};
