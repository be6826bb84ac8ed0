import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { NearestPlace, PlaceSuggestions } from '@gruenland/shared-contracts/api/places.ts';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('GET /api/places', () => {
  const suggest = async (text: string): Promise<PlaceSuggestions['places']> => {
    const response = await api.sendRequest({ url: `/api/places?q=${encodeURIComponent(text)}` });
    expect(response.statusCode).toBe(200);
    return response.json().places;
  };

  test('tells places of the same name apart', async () => {
    const places = await suggest('Neustadt');
    expect(places).toHaveLength(10);
    expect(places.every(({ name }) => name.startsWith('Neustadt'))).toBe(true);
    expect(places).toContainEqual({
      postcode: '93333',
      name: 'Neustadt an der Donau',
      district: 'Landkreis Kelheim',
      state: 'Bayern',
    });
  });

  test.each([
    ['Kemp', 'Kempten'],
    ['87435', 'Kempten'],
    ['8743', 'Kempten'],
    ['67433 Neu', 'Neustadt an der Weinstraße'],
    ['neustadt weinst', 'Neustadt an der Weinstraße'],
    ['Muenster', 'Münster'],
    ['Halle', 'Halle (Saale)'],
  ])('suggests for „%s“ first %s', async (text, name) => {
    expect((await suggest(text))[0]?.name).toBe(name);
  });

  test('finds a name by a later word', async () => {
    expect((await suggest('Tölz')).map(({ name }) => name)).toEqual(['Bad Tölz']);
  });

  test.each(['xqz', '%', '_', '()', '99999999'])('suggests nothing for „%s“', async (text) => {
    expect(await suggest(text)).toEqual([]);
  });

  test.each(['', '%20', 'x'.repeat(81)])('refuses „%s“', async (text) => {
    expect((await api.sendRequest({ url: `/api/places?q=${text}` })).statusCode).toBe(400);
  });
});

describe('GET /api/places/nearest', () => {
  const findNearest = async (lat: number, lng: number): Promise<NearestPlace['place']> => {
    const response = await api.sendRequest({ url: `/api/places/nearest?lat=${lat}&lng=${lng}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    return response.json().place;
  };

  test('returns the nearest place', async () => {
    expect(await findNearest(47.73, 10.32)).toMatchObject({ postcode: '87435', name: 'Kempten' });
    expect(await findNearest(54.08, 10.8)).toMatchObject({ name: 'Neustadt in Holstein' });
  });

  test('returns null far from all places', async () => {
    expect(await findNearest(40.4, -3.7)).toBeNull();
  });

  test.each(['lat=91&lng=10', 'lat=47', 'lat=a&lng=b', ''])('refuses „%s“', async (query) => {
    expect((await api.sendRequest({ url: `/api/places/nearest?${query}` })).statusCode).toBe(400);
  });
});

describe('an ambiguous place in a list', () => {
  test.each(['/api/kleinanzeigen/ads', '/api/events', '/api/jobs'])(
    '%s offers the choice and does not guess',
    async (path) => {
      const list = (await api.sendRequest({ url: `${path}?ort=Neustadt` })).json();
      expect(list.near).toBeNull();
      expect(list.placeChoices.length).toBeGreaterThan(10);
      expect(list.placeChoices[0]).toEqual({
        postcode: expect.any(String),
        name: expect.stringMatching(/^Neustadt/u),
        district: expect.anything(),
        state: expect.any(String),
      });
      const chosen = (await api.sendRequest({ url: `${path}?ort=23730+Neustadt` })).json();
      expect(chosen.near).toMatchObject({ place: 'Neustadt in Holstein', postcode: '23730' });
      expect(chosen.placeChoices).toBeUndefined();
    },
  );
});

test('the page for a new saved search says what a place means', async () => {
  const preview = async (query: string) =>
    (
      await api.sendRequest({
        url: `/api/saved-searches/preview?kind=jobs&query=${encodeURIComponent(query)}`,
      })
    ).json();
  expect(await preview('ort=Celle')).toMatchObject({ near: { place: 'Celle', postcode: '29221' } });
  expect(await preview('ort=Nirgendheim')).toMatchObject({ near: null });
  expect(await preview('ort=Frankfurt')).toMatchObject({
    near: null,
    placeChoices: [{ name: 'Frankfurt (Oder)' }, { name: 'Frankfurt am Main' }],
  });
});
