import type { Dictionary } from '../dictionary.js';

/** What the comparison says beyond the card, in Arabic. */
export const countryCompare: Dictionary['countryCompare'] = {
  comparedTitle: (names) => `مقارنة: ${names}`,
  comparedScore: 'درجة الخطر من 0 إلى 100 (كلما انخفضت زاد الأمان)',
  comparedTier: 'مستوى الخطر',
  stillLoading: (code) => `ما زال ${code} قيد التحميل.`,
  notGiven: 'غير مذكور',
};
