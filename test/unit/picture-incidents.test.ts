import { describe, expect, it } from 'vitest';
import { SEVERITIES, type Incident } from '../../src/model/incident.js';
import { draw as drawIncidents } from '../../src/picture/incident-map.js';
import { severityColor } from '../../src/picture/scene.js';
import { strings } from '../support/english.js';
import { cutOff, fillsIn, incidents, pictureSource, wordsIn } from '../support/picture.js';

describe('incidents in a picture', () => {
  it('that are near each other are one sign with their number', async () => {
    const near = Array.from({ length: 12 }, (_, place) => ({
      id: String(place),
      title: 'Report',
      category: 'crime',
      resolved: false,
      place: { lat: -1.3, lng: 36.8 },
    }));
    const scene = await drawIncidents(pictureSource({ kind: 'incidents', data: near }, { view: { query: { countries: ['KE'] } } }));
    expect(wordsIn(scene)).toContain('×12');
  });

  it.each([
    ['a town of the country, where its name in that language is known', { query: { countries: ['KE'] } }, 'نيروبي'],
    ['a country on a map of the world', {}, 'كينيا'],
  ])('have at their sign, in the reader’s language, the name of %s', async (_, view, name) => {
    const data = incidents.map((incident) => ({ ...incident, city: 'Nairobi', country: 'KE' }));
    const { shapes } = await drawIncidents(pictureSource({ kind: 'incidents', data }, { lang: 'ar', view }));
    const map = shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : []));
    expect(map.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))).toContain(`\u2068${name}\u2069`);
  });

  it('have around their country its neighbours, named in the reader’s language and clear of the signs', async () => {
    const { shapes } = await drawIncidents(pictureSource({ kind: 'incidents', data: incidents }, { lang: 'fr', view: { query: { countries: ['KE'] } } }));
    const map = shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : []));
    expect(map.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))).toEqual(expect.arrayContaining(['Somalie', 'Ouganda']));
  });

  it('name the capital at their sign, though most of its incidents were elsewhere', async () => {
    const data = ['Nakuru', 'Nakuru', 'Nairobi'].flatMap((city) => incidents.slice(0, 1).map((incident) => ({ ...incident, city, country: 'KE' })));
    const { shapes } = await drawIncidents(pictureSource({ kind: 'incidents', data }, { view: { query: { countries: ['KE'] } } }));
    const map = shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : []));
    expect(map.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))).toContain(`\u2068Nairobi\u2069${strings.comma}\u2068Nakuru\u2069`);
  });

  it('are a ring with the share of each severity, so that none looks like all', async () => {
    const severities = [5, 1, 1, 1, 1, 1, 1, undefined];
    const [incident] = incidents as readonly [Incident];
    const data = severities.map((severity, place) => ({ ...incident, id: `${place}`, severity, place: { lat: -1.3, lng: 36.8 } }));
    const { shapes } = await drawIncidents(pictureSource({ kind: 'incidents', data }, { view: { query: { countries: ['KE'] } } }));
    const paths = shapes.flatMap((shape) => (shape.kind === 'window' ? shape.shapes : [])).filter((shape) => shape.kind === 'path');
    const arcs = paths.filter(({ fill }) => [5, 1, undefined].map((severity) => severityColor(severity)).includes(fill ?? ''));
    expect(arcs.map(({ fill }) => fill)).toEqual([severityColor(5), severityColor(1), severityColor()]);
    // Only the part of the six is more than half of the circle.
    expect(arcs.map(({ d }) => d.includes(' 0 1 1 '))).toEqual([false, true, false]);
  });

  it('of which there are none say so by their title', async () => {
    const scene = await drawIncidents(pictureSource({ kind: 'incidents', data: [] }, { form: 'tall' }));
    expect(wordsIn(scene)).toContain('Title');
    expect(cutOff(scene)).toEqual([]);
  });

  it('of which the time cannot be read have it as it was sent', async () => {
    const [incident] = incidents as readonly [Incident];
    const data = [{ ...incident, occurredAt: undefined, unread: { time: 'last night' } }];
    const words = wordsIn(await drawIncidents(pictureSource({ kind: 'incidents', data })));
    expect(words).toContain('last night');
    expect(words).not.toContain(strings.timeUnknown);
  });

  it('of unknown severity look like no severity', async () => {
    const scene = await drawIncidents(pictureSource({ kind: 'incidents', data: incidents.slice(5) }));
    expect(wordsIn(scene)).toContain(strings.severityUnknown);
    expect(SEVERITIES.filter((severity) => fillsIn(scene).has(severityColor(severity)))).toEqual([]);
  });
});
