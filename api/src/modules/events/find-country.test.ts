import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { findCountry } from './find-country.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test.each([
  ['29221', 52.62, 10.08, 'DE'],
  ['6850', 47.41, 9.74, 'AT'],
  ['3550', 46.94, 7.79, 'CH'],
  ['4020', 48.3, 14.28, 'AT'],
  ['1234', 0, 0, null],
  ['3550', null, null, null],
  [null, null, null, null],
] as const)('%s at %s, %s is in %s', async (postcode, latitude, longitude, country) => {
  const foundCountry = await findCountry(api.database.drizzle, { postcode, latitude, longitude });
  expect(foundCountry).toBe(country);
});
