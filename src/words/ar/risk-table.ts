import type { Dictionary } from '../dictionary.js';

const countries = { zero: 'لا بلدان', one: 'بلد واحد', two: 'بلدان اثنان', few: '# بلدان', many: '# بلدًا', other: '# بلد' };

/** Behind a preposition. */
const ofCountries = { ...countries, two: 'بلدين' };

/** What the table of countries says, in Arabic. */
export const riskTable: Dictionary['riskTable'] = {
  byCountry: 'الخطر على المسافرين حسب البلد',
  byCountryIn: (region) => `الخطر على المسافرين حسب البلد: ${region}`,
  countryTable: 'جدول البلدان',
  tableHelp: 'تنقل الأسهم بين البلدان، ويختار مفتاح الإدخال بلدًا.',
  columns: { name: 'البلد', tier: 'مستوى الخطر', score: 'الدرجة' },
  columnRegion: 'المنطقة',
  searchCountries: 'البحث عن بلد',
  chooseRegion: 'المنطقة',
  allRegions: 'كل المناطق',
  regionWithCount: (region, count) => `${region} (${count})`,
  countries: (count, format) => format.plural(count, countries),
  countriesOf: (count, all, format) => `${format.number(count)} من أصل ${format.plural(all, ofCountries)}`,
  firstCountries: (count, all, format) => `أول ${format.number(count)} حسب الاسم من أصل ${format.plural(all, ofCountries)}`,
  noCountries: 'لا توجد بلدان في البيانات.',
  noCountriesIn: (region) => `${region}: لا توجد بلدان في البيانات.`,
  noCountryFound: 'لا يوجد بلد مطابق.',
  showAllCountries: 'عرض الكل',
  countriesFiltered: 'عرض مُصفّى',
  nationwide: 'مستوى واحد للبلد كله: قد تختلف الإرشادات من منطقة إلى أخرى داخله.',
  fromPublicSources: 'معلومات من مصادر عامة. راجع دائمًا إرشادات حكومتك.',
};
