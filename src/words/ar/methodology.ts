import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in Arabic. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'كيف تُحسب درجة الخطر',
  noMethodology: 'لا يوضح مزوّد البيانات كيف تُحسب الدرجة.',
  formula: 'المعادلة',
  scoreScale: 'المقياس',
  components: 'ما يُحتسب، وبأي وزن',
  componentNames: { editorial: 'التقييم التحريري', authority: 'المصادر الرسمية', structural: 'العوامل الهيكلية', live: 'الأحداث الجارية' },
  weightUnknown: 'الوزن غير مذكور',
  renormalised: 'إذا غاب أحد المكوّنات عن بلد ما، زاد وزن البقية بالتناسب ليبقى مجموع الأوزان كاملًا.',
  notRenormalised: 'إذا غاب أحد المكوّنات عن بلد ما، بقيت أوزان البقية كما هي.',
  tierRanges: 'المستويات',
  rangeUnknown: 'النطاق غير مذكور',
  levelSent: (level) => `المستوى ${level}`,
  dataSources: 'المصادر',
  reviewCadence: 'وتيرة المراجعة',
  licenceLabel: 'الترخيص',
  moreDetails: 'تفاصيل أخرى',
  methodologyGuide: 'اقرأ دليل مزوّد البيانات',
};
