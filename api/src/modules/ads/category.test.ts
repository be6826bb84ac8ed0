import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function read(): Promise<AdCategory[]> {
  const answer = await api.ask({ url: '/api/kleinanzeigen/categories' });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/kleinanzeigen/categories', () => {
  test('lists current categories with parents before their children', async () => {
    const list = await read();
    expect(list.length).toBeGreaterThanOrEqual(30);
    const seen = new Set<string | null>([null]);
    for (const category of list) {
      expect(category).toEqual({
        id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/u),
        parentId: category.parentId,
        slug: expect.stringMatching(/^[a-z0-9-]+$/u),
        name: expect.any(String),
        position: expect.any(Number),
        legacy: false,
      });
      expect(seen).toContain(category.parentId);
      seen.add(category.id);
    }
    expect(list[0]).toMatchObject({ slug: 'landtechnik', parentId: null });
    expect(list[1]).toMatchObject({ slug: 'traktoren', parentId: list[0]?.id });
  });

  test('omits legacy categories', async () => {
    const { rows } = await api.database.pool.query<{ slug: string }>(
      'SELECT slug FROM ad_categories WHERE legacy',
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const slugs = (await read()).map((category) => category.slug);
    for (const { slug } of rows) expect(slugs).not.toContain(slug);
  });

  test('omits descendants of legacy categories', async () => {
    await api.database.pool.query(`INSERT INTO ad_categories (id, parent_id, slug, name, position)
      SELECT '01KAB0GRN0KATEG0R1E0009999', id, 'verwaist', 'Verwaist', 1
      FROM ad_categories WHERE slug = 'schlepper'`);
    expect((await read()).map((category) => category.slug)).not.toContain('verwaist');
  });

  test('may be cached for one minute', async () => {
    const answer = await api.ask({ url: '/api/kleinanzeigen/categories' });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
