/** Where sample incidents happen: name, latitude, longitude. Fiji lies on both sides of the antimeridian. */
export const places: Readonly<Record<string, string>> = {
  AR: 'Buenos Aires -34.60 -58.38, Córdoba -31.42 -64.18, Mendoza -32.89 -68.84',
  AU: 'Sydney -33.87 151.21, Brisbane -27.47 153.03, Perth -31.95 115.86',
  AT: 'Vienna 48.21 16.37, Graz 47.07 15.44',
  BD: 'Dhaka 23.81 90.41, Chattogram 22.36 91.78, Sylhet 24.89 91.87',
  BE: 'Brussels 50.85 4.35, Antwerp 51.22 4.40',
  BO: 'La Paz -16.49 -68.12, Santa Cruz -17.78 -63.18',
  BR: 'São Paulo -23.55 -46.63, Recife -8.05 -34.88, Porto Alegre -30.03 -51.22',
  CA: 'Vancouver 49.28 -123.12, Montréal 45.50 -73.57, Calgary 51.05 -114.07',
  CD: 'Kinshasa -4.32 15.31, Goma -1.67 29.22',
  CH: 'Zürich 47.37 8.54, Geneva 46.20 6.14',
  CI: 'Abidjan 5.35 -4.00, Bouaké 7.69 -5.03',
  CL: 'Santiago -33.45 -70.67, Valparaíso -33.05 -71.61, Antofagasta -23.65 -70.40',
  CN: 'Chengdu 30.57 104.07, Guangzhou 23.13 113.26, Kunming 25.04 102.72',
  CO: 'Bogotá 4.71 -74.07, Cali 3.45 -76.53, Medellín 6.24 -75.58',
  CR: 'San José 9.93 -84.08, Limón 9.99 -83.03',
  DE: 'Berlin 52.52 13.41, Hamburg 53.55 9.99, Munich 48.14 11.58',
  DO: 'Santo Domingo 18.49 -69.93, Santiago 19.45 -70.70',
  EC: 'Quito -0.18 -78.47, Guayaquil -2.19 -79.89',
  EG: 'Cairo 30.04 31.24, Alexandria 31.20 29.92, Aswan 24.09 32.90',
  ES: 'Madrid 40.42 -3.70, Valencia 39.47 -0.38, Seville 37.39 -5.98',
  ET: 'Addis Ababa 9.03 38.74, Bahir Dar 11.59 37.39',
  FJ: 'Suva -18.14 178.44, Nadi -17.80 177.42, Labasa -16.43 179.38, Vanua Balavu -17.24 -178.95, Lakeba -18.21 -178.80',
  FR: 'Paris 48.86 2.35, Marseille 43.30 5.37, Lyon 45.76 4.84, Nantes 47.22 -1.55, Strasbourg 48.57 7.75',
  GB: 'London 51.51 -0.13, Manchester 53.48 -2.24, Glasgow 55.86 -4.25',
  GH: 'Accra 5.60 -0.19, Kumasi 6.69 -1.62',
  GR: 'Athens 37.98 23.73, Thessaloniki 40.64 22.94, Heraklion 35.34 25.13',
  GT: 'Guatemala City 14.63 -90.51, Quetzaltenango 14.83 -91.52',
  HT: 'Port-au-Prince 18.54 -72.34, Cap-Haïtien 19.76 -72.20',
  ID: 'Jakarta -6.21 106.85, Denpasar -8.67 115.21, Medan 3.60 98.67, Manado 1.47 124.84',
  IN: 'Delhi 28.61 77.21, Mumbai 19.08 72.88, Chennai 13.08 80.27, Guwahati 26.14 91.74',
  IS: 'Grindavík 63.84 -22.43, Akureyri 65.68 -18.09',
  IT: 'Rome 41.90 12.50, Naples 40.85 14.27, Bologna 44.49 11.34',
  JO: 'Amman 31.96 35.95, Aqaba 29.53 35.01',
  JP: 'Tokyo 35.68 139.69, Osaka 34.69 135.50, Sendai 38.27 140.87, Sapporo 43.06 141.35, Kagoshima 31.60 130.56',
  KE: 'Nairobi -1.29 36.82, Mombasa -4.04 39.67, Kisumu -0.09 34.77, Eldoret 0.51 35.27, Garissa -0.45 39.65, Lodwar 3.12 35.60, Nakuru -0.30 36.08',
  KR: 'Seoul 37.57 126.98, Busan 35.18 129.08',
  LK: 'Colombo 6.93 79.86, Kandy 7.29 80.63',
  MA: 'Marrakesh 31.63 -7.99, Casablanca 33.57 -7.59',
  MG: 'Antananarivo -18.88 47.51, Toamasina -18.15 49.40',
  MM: 'Yangon 16.84 96.17, Mandalay 21.96 96.09',
  MX: 'Mexico City 19.43 -99.13, Oaxaca 17.07 -96.72, Guadalajara 20.66 -103.35',
  MY: 'Kuala Lumpur 3.14 101.69, Kota Kinabalu 5.98 116.07',
  MZ: 'Maputo -25.97 32.57, Beira -19.83 34.84',
  NG: 'Lagos 6.52 3.38, Abuja 9.06 7.49, Kano 12.00 8.52',
  NL: 'Amsterdam 52.37 4.90, Rotterdam 51.92 4.48',
  NP: 'Kathmandu 27.72 85.32, Pokhara 28.21 83.99',
  NZ: 'Wellington -41.29 174.78, Auckland -36.85 174.76, Christchurch -43.53 172.64',
  PE: 'Lima -12.05 -77.04, Cusco -13.53 -71.97, Arequipa -16.41 -71.54',
  PG: 'Port Moresby -9.44 147.18, Lae -6.72 147.00',
  PH: 'Manila 14.60 120.98, Cebu 10.32 123.89, Davao 7.07 125.61',
  PK: 'Lahore 31.55 74.34, Karachi 24.86 67.00, Quetta 30.18 66.98',
  PL: 'Warsaw 52.23 21.01, Kraków 50.06 19.94',
  PT: 'Lisbon 38.72 -9.14, Porto 41.16 -8.63',
  RO: 'Bucharest 44.43 26.10, Cluj-Napoca 46.77 23.59',
  TH: 'Bangkok 13.76 100.50, Chiang Mai 18.79 98.98, Phuket 7.88 98.39, Hat Yai 7.01 100.47, Udon Thani 17.41 102.79',
  TR: 'Istanbul 41.01 28.98, Ankara 39.93 32.86, İzmir 38.42 27.14',
  TW: 'Taipei 25.03 121.57, Hualien 23.99 121.60',
  TZ: 'Dar es Salaam -6.79 39.21, Arusha -3.39 36.68',
  UA: 'Kyiv 50.45 30.52, Odesa 46.48 30.72, Lviv 49.84 24.03',
  US: 'New York 40.71 -74.01, Miami 25.76 -80.19, Los Angeles 34.05 -118.24, Seattle 47.61 -122.33, Houston 29.76 -95.37, Honolulu 21.31 -157.86',
  VN: 'Hanoi 21.03 105.85, Da Nang 16.05 108.20',
  ZA: 'Cape Town -33.92 18.42, Durban -29.86 31.02, Johannesburg -26.20 28.05',
};

export interface Place {
  readonly iso2: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** All places of a country, or of the world. */
export function placesIn(iso2?: string): Place[] {
  return Object.entries(places)
    .filter(([code]) => iso2 === undefined || code === iso2)
    .flatMap(([code, list]) => list.split(', ').map((place) => readPlace(code, place)));
}

function readPlace(iso2: string, text: string): Place {
  const words = text.split(' ');
  const lng = Number(words.pop());
  const lat = Number(words.pop());
  return { iso2, city: words.join(' '), lat, lng };
}
