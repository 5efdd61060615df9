import type { Region } from '../contract.js';

/** The 180 countries: ISO codes, sample tier, common English name. Codes and names are facts; the tiers are set by hand only to make the demo plausible. */
export const namesByRegion: Readonly<Record<Region, string>> = {
  Europe: `
    AD AND 1 Andorra
    AL ALB 2 Albania
    AT AUT 1 Austria
    BA BIH 2 Bosnia and Herzegovina
    BE BEL 2 Belgium
    BG BGR 2 Bulgaria
    BY BLR 4 Belarus
    CH CHE 1 Switzerland
    CY CYP 2 Cyprus
    CZ CZE 1 Czechia
    DE DEU 2 Germany
    DK DNK 1 Denmark
    EE EST 1 Estonia
    ES ESP 2 Spain
    FI FIN 1 Finland
    FR FRA 2 France
    GB GBR 2 United Kingdom
    GR GRC 2 Greece
    HR HRV 1 Croatia
    HU HUN 2 Hungary
    IE IRL 1 Ireland
    IS ISL 1 Iceland
    IT ITA 2 Italy
    LT LTU 1 Lithuania
    LU LUX 1 Luxembourg
    LV LVA 1 Latvia
    MD MDA 3 Moldova
    ME MNE 2 Montenegro
    MK MKD 2 North Macedonia
    MT MLT 1 Malta
    NL NLD 2 Netherlands
    NO NOR 1 Norway
    PL POL 2 Poland
    PT PRT 1 Portugal
    RO ROU 2 Romania
    RS SRB 2 Serbia
    RU RUS 5 Russia
    SE SWE 2 Sweden
    SI SVN 1 Slovenia
    SK SVK 1 Slovakia
    UA UKR 5 Ukraine
    XK XKX 3 Kosovo`,
  Asia: `
    AF AFG 5 Afghanistan
    AM ARM 3 Armenia
    AZ AZE 3 Azerbaijan
    BD BGD 4 Bangladesh
    BN BRN 2 Brunei
    BT BTN 2 Bhutan
    CN CHN 3 China
    GE GEO 3 Georgia
    ID IDN 3 Indonesia
    IN IND 3 India
    JP JPN 1 Japan
    KG KGZ 3 Kyrgyzstan
    KH KHM 3 Cambodia
    KP PRK 5 North Korea
    KR KOR 1 South Korea
    KZ KAZ 2 Kazakhstan
    LA LAO 3 Laos
    LK LKA 3 Sri Lanka
    MM MMR 5 Myanmar
    MN MNG 2 Mongolia
    MV MDV 2 Maldives
    MY MYS 2 Malaysia
    NP NPL 3 Nepal
    PH PHL 3 Philippines
    PK PAK 4 Pakistan
    SG SGP 1 Singapore
    TH THA 3 Thailand
    TJ TJK 3 Tajikistan
    TL TLS 3 Timor-Leste
    TM TKM 3 Turkmenistan
    TW TWN 1 Taiwan
    UZ UZB 2 Uzbekistan
    VN VNM 2 Vietnam`,
  'Middle East': `
    AE ARE 2 United Arab Emirates
    BH BHR 3 Bahrain
    IL ISR 4 Israel
    IQ IRQ 5 Iraq
    IR IRN 5 Iran
    JO JOR 3 Jordan
    KW KWT 2 Kuwait
    LB LBN 5 Lebanon
    OM OMN 2 Oman
    PS PSE 5 Palestine
    QA QAT 2 Qatar
    SA SAU 3 Saudi Arabia
    SY SYR 5 Syria
    TR TUR 3 Türkiye
    YE YEM 5 Yemen`,
  Africa: `
    AO AGO 3 Angola
    BF BFA 5 Burkina Faso
    BI BDI 4 Burundi
    BJ BEN 3 Benin
    BW BWA 2 Botswana
    CD COD 5 Democratic Republic of the Congo
    CF CAF 5 Central African Republic
    CG COG 3 Republic of the Congo
    CI CIV 3 Côte d'Ivoire
    CM CMR 4 Cameroon
    CV CPV 2 Cabo Verde
    DJ DJI 3 Djibouti
    DZ DZA 3 Algeria
    EG EGY 3 Egypt
    ER ERI 4 Eritrea
    ET ETH 4 Ethiopia
    GA GAB 3 Gabon
    GH GHA 3 Ghana
    GM GMB 3 Gambia
    GN GIN 4 Guinea
    GQ GNQ 3 Equatorial Guinea
    GW GNB 4 Guinea-Bissau
    KE KEN 3 Kenya
    KM COM 3 Comoros
    LR LBR 3 Liberia
    LS LSO 3 Lesotho
    LY LBY 5 Libya
    MA MAR 3 Morocco
    MG MDG 3 Madagascar
    ML MLI 5 Mali
    MR MRT 4 Mauritania
    MU MUS 2 Mauritius
    MW MWI 3 Malawi
    MZ MOZ 4 Mozambique
    NA NAM 2 Namibia
    NE NER 5 Niger
    NG NGA 4 Nigeria
    RW RWA 3 Rwanda
    SC SYC 2 Seychelles
    SD SDN 5 Sudan
    SL SLE 3 Sierra Leone
    SN SEN 3 Senegal
    SO SOM 5 Somalia
    SS SSD 5 South Sudan
    ST STP 2 São Tomé and Príncipe
    SZ SWZ 3 Eswatini
    TD TCD 4 Chad
    TG TGO 3 Togo
    TN TUN 3 Tunisia
    TZ TZA 3 Tanzania
    UG UGA 4 Uganda
    ZA ZAF 3 South Africa
    ZM ZMB 2 Zambia
    ZW ZWE 3 Zimbabwe`,
  'Latin America': `
    AR ARG 2 Argentina
    BB BRB 2 Barbados
    BO BOL 3 Bolivia
    BR BRA 3 Brazil
    BS BHS 3 Bahamas
    BZ BLZ 3 Belize
    CL CHL 2 Chile
    CO COL 4 Colombia
    CR CRI 2 Costa Rica
    CU CUB 3 Cuba
    DO DOM 3 Dominican Republic
    EC ECU 3 Ecuador
    GT GTM 4 Guatemala
    GY GUY 3 Guyana
    HN HND 4 Honduras
    HT HTI 5 Haiti
    JM JAM 3 Jamaica
    LC LCA 2 Saint Lucia
    MX MEX 3 Mexico
    NI NIC 4 Nicaragua
    PA PAN 3 Panama
    PE PER 3 Peru
    PY PRY 2 Paraguay
    SR SUR 3 Suriname
    SV SLV 3 El Salvador
    TT TTO 4 Trinidad and Tobago
    UY URY 2 Uruguay
    VE VEN 5 Venezuela`,
  'North America': `
    CA CAN 1 Canada
    US USA 2 United States`,
  Oceania: `
    AU AUS 1 Australia
    FJ FJI 2 Fiji
    NZ NZL 1 New Zealand
    PG PNG 4 Papua New Guinea
    SB SLB 3 Solomon Islands
    VU VUT 2 Vanuatu`,
};

/** Other English names under which the feed accepts a country. */
export const otherNames: Readonly<Record<string, string>> = {
  'cape verde': 'CV',
  'czech republic': 'CZ',
  'dr congo': 'CD',
  'east timor': 'TL',
  'great britain': 'GB',
  'ivory coast': 'CI',
  'palestinian territories': 'PS',
  'republic of korea': 'KR',
  swaziland: 'SZ',
  'the bahamas': 'BS',
  'the gambia': 'GM',
  turkey: 'TR',
  usa: 'US',
};
