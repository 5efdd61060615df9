// Errors and gaps in natural-earth-places.json (Natural Earth 4.1, public domain). Each name is the one in use today.

/** Correct town names by country code and the name in the file. */
export const corrections: Readonly<Record<string, string>> = {
  'AD Andorra': 'Andorra la Vella',
  'CL Chanaral': 'Chañaral',
  'CY Lemosos': 'Limassol',
  'DK København': 'Copenhagen',
  'FJ Nandi': 'Nadi',
  "GD Saint George's": 'St. George’s',
  'GT Guatemala': 'Guatemala City',
  'GU Agana': 'Hagåtña',
  'IN Bangalore': 'Bengaluru',
  'KI Tarawa': 'South Tarawa',
  'KW Kuwait': 'Kuwait City',
  'KZ Oostanay': 'Kostanay',
  'LB Trablous': 'Tripoli',
  'LK Sri Jawewardenepura Kotte': 'Sri Jayawardenepura Kotte',
  'MM Rangoon': 'Yangon',
  'PW Melekeok': 'Ngerulmud',
  'RE St.-Benoit': 'Saint-Benoît',
  'RE St.-Denis': 'Saint-Denis',
  'TO Nukualofa': 'Nuku‘alofa',
  'UA Chernobyl': 'Chornobyl',
  'UA Kiev': 'Kyiv',
  'UA Kirovohrad': 'Kropyvnytskyi',
  'UA Kryvyy Rih': 'Kryvyi Rih',
  'UA Lvov': 'Lviv',
  'UA Mykolayiv': 'Mykolaiv',
  'UA Odessa': 'Odesa',
  'UA Vinnytsya': 'Vinnytsia',
  'UA Zaporizhzhya': 'Zaporizhzhia',
};

/** Towns missing from the file. */
export const missing = [
  { name: 'Gitega', iso2: 'BI', lat: -3.427, lng: 29.925, minZoom: 6, rank: 4, capital: true },
  { name: 'Pristina', iso2: 'XK', lat: 42.667, lng: 21.166, minZoom: 5, rank: 3, capital: true },
  { name: 'Ramallah', iso2: 'PS', lat: 31.903, lng: 35.204, minZoom: 6, rank: 4 },
] as const;
