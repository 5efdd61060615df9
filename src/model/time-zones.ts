/** Countries with a single time zone, with the city of its IANA name. Countries with several zones are left out: the code does not tell which applies. */
const ZONES: Readonly<Record<string, string>> = {
  Africa:
    'AO Luanda, BF Ouagadougou, BI Bujumbura, BJ Porto-Novo, BW Gaborone, CF Bangui, CG Brazzaville, CI Abidjan, CM Douala, DJ Djibouti, DZ Algiers, EG Cairo, EH El_Aaiun, ER Asmara, ET Addis_Ababa, GA Libreville, GH Accra, GM Banjul, GN Conakry, GQ Malabo, GW Bissau, KE Nairobi, LR Monrovia, LS Maseru, LY Tripoli, MA Casablanca, ML Bamako, MR Nouakchott, MW Blantyre, MZ Maputo, NA Windhoek, NE Niamey, NG Lagos, RW Kigali, SD Khartoum, SL Freetown, SN Dakar, SO Mogadishu, SS Juba, ST Sao_Tome, SZ Mbabane, TD Ndjamena, TG Lome, TN Tunis, TZ Dar_es_Salaam, UG Kampala, ZA Johannesburg, ZM Lusaka, ZW Harare',
  America:
    'AG Antigua, AW Aruba, BB Barbados, BO La_Paz, BS Nassau, BZ Belize, CO Bogota, CR Costa_Rica, CU Havana, CW Curacao, DM Dominica, DO Santo_Domingo, GD Grenada, GT Guatemala, GY Guyana, HN Tegucigalpa, HT Port-au-Prince, JM Jamaica, KN St_Kitts, KY Cayman, LC St_Lucia, NI Managua, PA Panama, PE Lima, PR Puerto_Rico, PY Asuncion, SR Paramaribo, SV El_Salvador, TC Grand_Turk, TT Port_of_Spain, UY Montevideo, VC St_Vincent, VE Caracas, VG Tortola, VI St_Thomas',
  Asia: 'AE Dubai, AF Kabul, AM Yerevan, AZ Baku, BD Dhaka, BH Bahrain, BN Brunei, BT Thimphu, GE Tbilisi, HK Hong_Kong, IL Jerusalem, IN Kolkata, IQ Baghdad, IR Tehran, JO Amman, JP Tokyo, KG Bishkek, KH Phnom_Penh, KP Pyongyang, KR Seoul, KW Kuwait, LA Vientiane, LB Beirut, LK Colombo, MM Yangon, MO Macau, NP Kathmandu, OM Muscat, PH Manila, PK Karachi, QA Qatar, SA Riyadh, SG Singapore, SY Damascus, TH Bangkok, TJ Dushanbe, TL Dili, TM Ashgabat, TW Taipei, VN Ho_Chi_Minh, YE Aden',
  Atlantic: 'BM Bermuda, CV Cape_Verde, FO Faroe, IS Reykjavik',
  Europe:
    'AD Andorra, AL Tirane, AT Vienna, BA Sarajevo, BE Brussels, BG Sofia, BY Minsk, CH Zurich, CZ Prague, DE Berlin, DK Copenhagen, EE Tallinn, FI Helsinki, FR Paris, GB London, GI Gibraltar, GR Athens, HR Zagreb, HU Budapest, IE Dublin, IT Rome, LI Vaduz, LT Vilnius, LU Luxembourg, LV Riga, MC Monaco, MD Chisinau, ME Podgorica, MK Skopje, MT Malta, NL Amsterdam, NO Oslo, PL Warsaw, RO Bucharest, RS Belgrade, SE Stockholm, SI Ljubljana, SK Bratislava, SM San_Marino, TR Istanbul, VA Vatican',
  Indian: 'KM Comoro, MG Antananarivo, MU Mauritius, MV Maldives, SC Mahe',
  Pacific:
    'AS Pago_Pago, CK Rarotonga, FJ Fiji, GU Guam, MP Saipan, NC Noumea, NR Nauru, PN Pitcairn, PW Palau, SB Guadalcanal, TO Tongatapu, TV Funafuti, VU Efate, WS Apia',
};

/** The IANA zone of a country that has only one. */
export function zoneOf(iso2: string | undefined): string | undefined {
  if (!/^[A-Z]{2}$/.test(iso2 ?? '')) return undefined;
  for (const [area, cities] of Object.entries(ZONES)) {
    const city = new RegExp(`\\b${iso2} ([^,]+)`).exec(cities)?.[1];
    if (city) return `${area}/${city}`;
  }
  return undefined;
}
