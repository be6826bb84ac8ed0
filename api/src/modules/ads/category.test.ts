import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function readCategories(): Promise<AdCategory[]> {
  const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('GET /api/kleinanzeigen/categories', () => {
  test('lists current categories with parents before their children', async () => {
    const categories = await readCategories();
    expect(categories.length).toBeGreaterThanOrEqual(30);
    const seenIds = new Set<string | null>([null]);
    for (const category of categories) {
      expect(category).toEqual({
        id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/u),
        parentId: category.parentId,
        slug: expect.stringMatching(/^[a-z0-9-]+$/u),
        name: expect.any(String),
        position: expect.any(Number),
        legacy: false,
      });
      expect(seenIds).toContain(category.parentId);
      seenIds.add(category.id);
    }
    expect(categories[0]).toMatchObject({ slug: 'landtechnik', parentId: null });
    expect(categories[1]).toMatchObject({ slug: 'traktoren', parentId: categories[0]?.id });
  });

  test('omits legacy categories', async () => {
    const { rows } = await api.database.pool.query<{ slug: string }>(
      'SELECT slug FROM ad_categories WHERE legacy',
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const slugs = (await readCategories()).map((category) => category.slug);
    for (const { slug } of rows) expect(slugs).not.toContain(slug);
  });

  test('omits descendants of legacy categories', async () => {
    await api.database.pool.query(`INSERT INTO ad_categories (id, parent_id, slug, name, position)
      SELECT '01KAB0GRN0KATEG0R1E0009999', id, 'verwaist', 'Verwaist', 1
      FROM ad_categories WHERE slug = 'schlepper'`);
    expect((await readCategories()).map((category) => category.slug)).not.toContain('verwaist');
  });

  test('may be cached for one minute', async () => {
    const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' });
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});
