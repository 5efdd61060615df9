'use client';

import { useEffect } from 'react';

/** Brings what was prerendered to life, once React has taken over the page. */
export function Alive() {
  useEffect(() => void import('travel-safety-embeds/country-risk.js'), []);
  return null;
}
