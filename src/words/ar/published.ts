import type { Dictionary } from '../dictionary.js';

/** What is said of a story that ran earlier, in Arabic. */
export const published: Dictionary['published'] = {
  whenItRan: (then, now) => `عند نشر هذا المقال: ${then}. الآن: ${now}.`,
  nothingChanged: (now) => `لم يتغيّر شيء منذ نشر هذا المقال: ${now}.`,
  storyOf: (date) => ` نُشر في ${date}.`,
  tierWithScore: (tier, score) => `${tier} (${score})`,
  scoreAlone: (score) => `درجة الخطر ${score} من 100`,
  notRated: 'غير مقيَّم',
  frozenOn: (date) => `البيانات بتاريخ ${date}، ولم تُحدَّث منذ ذلك الحين`,
  undated: 'تاريخ هذه البيانات غير معروف',
};
