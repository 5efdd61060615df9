'use client';

import { useEffect } from 'react';

/** Loads the tags after React has hydrated the page, so that prerendered ones become interactive. */
export function Alive() {
  useEffect(() => void import('travel-safety-embeds/country-risk.js'), []);
  return null;
}
