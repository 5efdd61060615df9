import { describe, expect, it } from 'vitest';
import { incidentShapes, INHABITED, namesIn, placesIn } from '../../src/map/incident-shapes.js';
import { projectionInto } from '../../src/map/shapes.js';
import type { Incident } from '../../src/model/incident.js';
import { english } from '../support/english.js';

const VIEW = { left: 0, top: 0, right: 680, bottom: 400 };
const NAME_WIDTH = 100;
const at = projectionInto(INHABITED, VIEW);
const pointOf = placesIn(VIEW, at);

const incident = (country: string, lng: number): Incident => ({
  id: country,
  title: 'Report',
  category: 'crime',
  resolved: false,
  country,
  place: { lat: 0, lng },
});

const draw = (incidents: readonly Incident[]) =>
  incidentShapes(
    {
      incidents,
      land: [],
      outline: [],
      namesOf: namesIn(undefined, undefined, english),
      size: 13,
      measure: () => NAME_WIDTH,
      localizer: english,
      colors: { land: '', country: '', border: '', disc: 'disc', count: '', name: 'name', neighbour: '', halo: 'halo', sign: () => 'sign' },
    },
    VIEW,
    at,
  );

describe('a map of the world’s incidents', () => {
  it.each([70, 72, 74, 76])('has each name nearer to its own sign than to another, %i degrees to the east', (degrees) => {
    const incidents = [incident('KE', 0), incident('MZ', degrees)];
    const names = draw(incidents).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    const signs = incidents.map(({ place, country = '' }) => ({ ...pointOf(place!), name: english.placeName(country) }));
    expect(names.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, '')).toSorted()).toEqual(signs.map(({ name }) => name).toSorted());
    for (const { text, x, y } of names) {
      const distanceTo = (sign: { readonly x: number; readonly y: number }) => Math.hypot(Math.max(0, Math.abs(sign.x - x) - NAME_WIDTH / 2), sign.y - y);
      const [nearest] = signs.toSorted((one, other) => distanceTo(one) - distanceTo(other));
      expect(text).toContain(nearest?.name);
    }
  });

  it.each([-169.9, -170.1])('shows a sign whole, at longitude %d beside the edge', (lng) => {
    const discs = draw([incident('FJ', lng)]).flatMap((shape) => (shape.kind === 'path' && shape.fill === 'disc' ? [shape.d] : []));
    const [, left, radius] = /^M([\d.-]+) .*?a([\d.]+) /.exec(discs[0] ?? '') ?? [];
    expect(Number(left)).toBeGreaterThanOrEqual(VIEW.left);
    expect(Math.round(Number(left) + 2 * Number(radius))).toBeLessThanOrEqual(VIEW.right);
  });
});
