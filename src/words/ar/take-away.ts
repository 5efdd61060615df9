import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in Arabic. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'تنزيل CSV',
  downloadJson: 'تنزيل JSON',
  copyLink: 'نسخ الرابط',
  copyCitation: 'نسخ الاقتباس',
  creditStays: 'يتضمن كل ملف اسم المصدر، ويُرجى الإبقاء عليه.',
  downloading: (file) => `بدأ تنزيل الملف: ${file}`,
  notDownloaded: 'تعذّر حفظ الملف هنا.',
  linkCopied: 'نُسخ الرابط.',
  citationCopied: 'نُسخ الاقتباس.',
  notCopied: 'لا يُسمح لهذه الصفحة بالنسخ. النص محدَّد، ويمكن نسخه من هنا.',
  textToCopy: 'نص للنسخ',
  citedOf: (name, rating) => `${name}: ${rating}`,
  citedNext: '؛ ',
  citedRating: (tier, score) => `${tier}، درجة الخطر ${score} من 100 (كلما انخفضت زاد الأمان)`,
  citedScore: (score) => `درجة الخطر ${score} من 100 (كلما انخفضت زاد الأمان)`,
  citedWithout: 'درجة الخطر غير معروفة',
  retrievedOn: (date) => `تاريخ الاطلاع: ${date}`,
  filteredAndTranslated: 'التعديلات: تصفية وترجمة',
  filteredOnly: 'التعديلات: تصفية',
  translatedOnly: 'التعديلات: ترجمة',
};
