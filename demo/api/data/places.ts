/** Places of sample incidents: name, latitude, longitude, and the kinds of incident (`Kind`) that fit the town. */
export const places: Readonly<Record<string, string>> = {
  AR: 'Buenos Aires -34.60 -58.38 adflrtv, Córdoba -31.42 -64.18 adlrtvw, Mendoza -32.89 -68.84 ahlqt',
  AU: 'Sydney -33.87 151.21 aflrtvw, Brisbane -27.47 153.03 aflrtvw, Perth -31.95 115.86 aflrtw',
  AT: 'Vienna 48.21 16.37 alrtv, Graz 47.07 15.44 alrtv',
  BD: 'Dhaka 23.81 90.41 acdflqrtv, Chattogram 22.36 91.78 acdfhlqrtv, Sylhet 24.89 91.87 acdhlqrtv',
  BE: 'Brussels 50.85 4.35 alrtv, Antwerp 51.22 4.40 alrtv',
  BO: 'La Paz -16.49 -68.12 ahlv, Santa Cruz -17.78 -63.18 adltvw',
  BR: 'São Paulo -23.55 -46.63 adlrv, Recife -8.05 -34.88 adlrtv, Porto Alegre -30.03 -51.22 adlrtv',
  CA: 'Vancouver 49.28 -123.12 afhlqrvw, Montréal 45.50 -73.57 alrtv, Calgary 51.05 -114.07 alvw',
  CD: 'Kinshasa -4.32 15.31 acdlrv, Goma -1.67 29.22 acfklv',
  CH: 'Zürich 47.37 8.54 alrtv, Geneva 46.20 6.14 alrtv',
  CI: 'Abidjan 5.35 -4.00 adfltv, Bouaké 7.69 -5.03 adltv',
  CL: 'Santiago -33.45 -70.67 ahlqrtvw, Valparaíso -33.05 -71.61 hlqrw, Antofagasta -23.65 -70.40 alq',
  CN: 'Chengdu 30.57 104.07 alqrtv, Guangzhou 23.13 113.26 alrtv, Kunming 25.04 102.72 alqrv',
  CO: 'Bogotá 4.71 -74.07 ahlv, Cali 3.45 -76.53 adhlqtv, Medellín 6.24 -75.58 ahlrv',
  CR: 'San José 9.93 -84.08 adhlqrv, Limón 9.99 -83.03 adqv',
  DE: 'Berlin 52.52 13.41 alrtv, Hamburg 53.55 9.99 aflrv, Munich 48.14 11.58 alrtv',
  DO: 'Santo Domingo 18.49 -69.93 adlrtv, Santiago 19.45 -70.70 adltv',
  EC: 'Quito -0.18 -78.47 ahlqv, Guayaquil -2.19 -79.89 adlqtv',
  EG: 'Cairo 30.04 31.24 alrt, Alexandria 31.20 29.92 alrt, Aswan 24.09 32.90 aflrt',
  ES: 'Madrid 40.42 -3.70 alrtw, Valencia 39.47 -0.38 aflrtvw, Seville 37.39 -5.98 alrtv',
  ET: 'Addis Ababa 9.03 38.74 aclrv, Bahir Dar 11.59 37.39 acfltv',
  FJ: 'Suva -18.14 178.44 adfhlqv, Nadi -17.80 177.42 adfv, Labasa -16.43 179.38 adv, Vanua Balavu -17.24 -178.95 f, Lakeba -18.21 -178.80 f',
  FR: 'Paris 48.86 2.35 alrtv, Marseille 43.30 5.37 aflrtw, Lyon 45.76 4.84 alrtv, Nantes 47.22 -1.55 alrtv, Strasbourg 48.57 7.75 alrtv',
  GB: 'London 51.51 -0.13 alrtv, Manchester 53.48 -2.24 alrv, Glasgow 55.86 -4.25 alrv',
  GH: 'Accra 5.60 -0.19 acltv, Kumasi 6.69 -1.62 acltv',
  GR: 'Athens 37.98 23.73 aflqrtw, Thessaloniki 40.64 22.94 alqrtvw, Heraklion 35.34 25.13 aflqtw',
  GT: 'Guatemala City 14.63 -90.51 adhlqv, Quetzaltenango 14.83 -91.52 hlqv',
  HT: 'Port-au-Prince 18.54 -72.34 acdhlqtv, Cap-Haïtien 19.76 -72.20 acdlqv',
  ID: 'Jakarta -6.21 106.85 adflqrtv, Denpasar -8.67 115.21 adflqv, Medan 3.60 98.67 adlqrv, Manado 1.47 124.84 adfhlqv',
  IN: 'Delhi 28.61 77.21 adlqrtv, Mumbai 19.08 72.88 adflrtv, Chennai 13.08 80.27 adlrtv, Guwahati 26.14 91.74 adfhlqrtv',
  IS: 'Reykjavík 64.15 -21.94 alq, Akureyri 65.68 -18.09 ah',
  IT: 'Rome 41.90 12.50 alrtw, Naples 40.85 14.27 aflqrtv, Bologna 44.49 11.34 alqrtv',
  JO: 'Amman 31.96 35.95 altv, Aqaba 29.53 35.01 aflqt',
  JP: 'Tokyo 35.68 139.69 alqrtv, Osaka 34.69 135.50 alqrtv, Sendai 38.27 140.87 ahlqrv, Sapporo 43.06 141.35 alqr, Kagoshima 31.60 130.56 afhlqrtv',
  KE: 'Nairobi -1.29 36.82 aclrv, Mombasa -4.04 39.67 acdflrtv, Kisumu -0.09 34.77 aclrv, Eldoret 0.51 35.27 alv, Garissa -0.45 39.65 acdkltv, Lodwar 3.12 35.60 ctv, Nakuru -0.30 36.08 lrv',
  KR: 'Seoul 37.57 126.98 alrtv, Busan 35.18 129.08 afhlrtv',
  LK: 'Colombo 6.93 79.86 adlrtv, Kandy 7.29 80.63 dhlrv',
  MA: 'Marrakesh 31.63 -7.99 alqrt, Casablanca 33.57 -7.59 alrtv',
  MG: 'Antananarivo -18.88 47.51 ahlv, Toamasina -18.15 49.40 adflv',
  MM: 'Yangon 16.84 96.17 adflqrtv, Mandalay 21.96 96.09 adlqrtv',
  MX: 'Mexico City 19.43 -99.13 alqrv, Oaxaca 17.07 -96.72 adhlqv, Guadalajara 20.66 -103.35 adlqrv',
  MY: 'Kuala Lumpur 3.14 101.69 adhlrtv, Kota Kinabalu 5.98 116.07 adfhlqv',
  MZ: 'Maputo -25.97 32.57 acdflrtv, Beira -19.83 34.84 acltv',
  NG: 'Lagos 6.52 3.38 acflrtv, Abuja 9.06 7.49 aclrtv, Kano 12.00 8.52 acltv',
  NL: 'Amsterdam 52.37 4.90 aflrt, Rotterdam 51.92 4.48 aflrt',
  NP: 'Kathmandu 27.72 85.32 adhlqv, Pokhara 28.21 83.99 adhlqv',
  NZ: 'Wellington -41.29 174.78 afhlqrv, Auckland -36.85 174.76 afhlrv, Christchurch -43.53 172.64 alqrvw',
  PE: 'Lima -12.05 -77.04 alqrt, Cusco -13.53 -71.97 ahlqrv, Arequipa -16.41 -71.54 ahlqv',
  PG: 'Port Moresby -9.44 147.18 adlqv, Lae -6.72 147.00 adfhlqv',
  PH: 'Manila 14.60 120.98 adflqrtv, Cebu 10.32 123.89 adfhlqtv, Davao 7.07 125.61 adfhlqtv',
  PK: 'Lahore 31.55 74.34 adlqrtv, Karachi 24.86 67.00 acdlqrtv, Quetta 30.18 66.98 aklqrv',
  PL: 'Warsaw 52.23 21.01 alrtv, Kraków 50.06 19.94 alrtv',
  PT: 'Lisbon 38.72 -9.14 aflqrtw, Porto 41.16 -8.63 alrtvw',
  RO: 'Bucharest 44.43 26.10 alqrtv, Cluj-Napoca 46.77 23.59 alrtv',
  TH: 'Bangkok 13.76 100.50 adflrtv, Chiang Mai 18.79 98.98 adhlrtvw, Phuket 7.88 98.39 adfhlv, Hat Yai 7.01 100.47 adlrv, Udon Thani 17.41 102.79 adlrtv',
  TR: 'Istanbul 41.01 28.98 aflqrtv, Ankara 39.93 32.86 alrtv, İzmir 38.42 27.14 aflqrtvw',
  TW: 'Taipei 25.03 121.57 ahlqrtv, Hualien 23.99 121.60 ahlqrv',
  TZ: 'Dar es Salaam -6.79 39.21 acdflrtv, Arusha -3.39 36.68 aclv',
  UA: 'Kyiv 50.45 30.52 lrtv, Odesa 46.48 30.72 lrtv, Lviv 49.84 24.03 lrtv',
  US: 'New York 40.71 -74.01 aflrtv, Miami 25.76 -80.19 alrtv, Los Angeles 34.05 -118.24 ahlqrtvw, Seattle 47.61 -122.33 afhlqrtw, Houston 29.76 -95.37 alrtv, Honolulu 21.31 -157.86 ahlrv',
  VN: 'Hanoi 21.03 105.85 adlrtv, Da Nang 16.05 108.20 adhlrtv',
  ZA: 'Cape Town -33.92 18.42 ahlrvw, Durban -29.86 31.02 ahlrtv, Johannesburg -26.20 28.05 alrv',
};

/**
 * Features of a town that stories need: an airport (a), cholera in recent years (c), dengue (d), ferries (f), roads along slopes (h), checkpoints of an armed
 * conflict (k), the size of a large town (l), felt earthquakes (q), passenger trains (r), hot spells (t), rivers that rise after rain (v), wildfires nearby
 * (w).
 */
export type Kind = 'a' | 'c' | 'd' | 'f' | 'h' | 'k' | 'l' | 'q' | 'r' | 't' | 'v' | 'w';

export interface Place {
  readonly iso2: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  /** A string of `Kind` letters. */
  readonly kinds: string;
}

/** All places of a country, or of the world. */
export function placesIn(iso2?: string): Place[] {
  return Object.entries(places)
    .filter(([code]) => iso2 === undefined || code === iso2)
    .flatMap(([code, list]) => list.split(', ').map((place) => readPlace(code, place)));
}

function readPlace(iso2: string, text: string): Place {
  const words = text.split(' ');
  const kinds = words.pop() ?? '';
  const lng = Number(words.pop());
  const lat = Number(words.pop());
  return { iso2, city: words.join(' '), lat, lng, kinds };
}
