import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { deleteUnlistedWords } from '#word-search/delete-unlisted-words.ts';
import { fillMissingLexemes } from '#word-search/fill-lexemes.ts';

import { adLexemeTable, adWordTable } from './ad-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
});
afterAll(() => api?.end());

async function findAds(words: string, filters = ''): Promise<AdList> {
  const url = `/api/kleinanzeigen/ads?q=${encodeURIComponent(words)}${filters || '&anzahl=48'}`;
  const response = await api.sendRequest({ url });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const listNumbers = ({ ads }: AdList) => ads.map(({ number }) => number).toSorted((a, b) => a - b);
const runSql = (query: string, values: readonly unknown[] = []) =>
  api.database.pool.query(query, [...values]);

describe('the word filter of the ads', () => {
  test('finds the ads of a category by its name, its inflections and its synonyms', async () => {
    const { total } = await findAds('', '&kategorie=traktoren');
    for (const word of ['Traktor', 'Traktoren', 'TRAKTORS', 'Schlepper', 'Trecker', 'Tracktor']) {
      expect((await findAds(word)).total).toBeGreaterThanOrEqual(total);
    }
    const combineHarvesterAds = await findAds('', '&kategorie=maehdrescher-haecksler');
    expect((await findAds('Mähdrescher')).total).toBeGreaterThanOrEqual(combineHarvesterAds.total);
  });

  test('is the same for all spellings', async () => {
    const numbers = listNumbers(await findAds('Güllefass'));
    expect(numbers.length).toBeGreaterThan(0);
    for (const word of ['guellefass', 'GULLEFASS', 'Güllefaß']) {
      expect(listNumbers(await findAds(word))).toEqual(numbers);
    }
  });

  test('puts titles and facts before categories, and both before mere mentions', async () => {
    const numbers = (await findAds('Heu')).ads.map(({ number }) => number);
    const { rows } = await runSql(
      `SELECT ads.number,
         CASE WHEN concat(title, ' ', attributes) ~* '\\mheu\\M' THEN 0 WHEN slug = 'heu-stroh' THEN 1 ELSE 2 END AS rank
       FROM ads JOIN ad_categories ON ad_categories.id = category_id WHERE ads.number = ANY($1)`,
      [numbers],
    );
    const rankByNumber = new Map(rows.map(({ number, rank }) => [number, rank]));
    const ranks = numbers.map((number) => rankByNumber.get(number));
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    expect(ranks).toEqual(ranks.toSorted((x, y) => x - y));
  });

  test('keeps the chosen order among equally good matches', async () => {
    const { ads } = await findAds('Fendt', '&sortierung=preis-auf');
    const prices = ads
      .filter(({ title }) => title.startsWith('Fendt'))
      .flatMap(({ priceCents }) => priceCents ?? []);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('combines with category, radius, facets and pages', async () => {
    const allTractorAds = await findAds('Traktor');
    const near = await findAds('Traktor', '&ort=87435&umkreis=300');
    expect(near.total).toBeGreaterThan(0);
    expect(near.total).toBeLessThan(allTractorAds.total);
    const adsInOtherCategory = await findAds('Traktor', '&kategorie=nutztiere');
    expect(adsInOtherCategory.total).toBeLessThan(allTractorAds.total);
    const numbers: number[] = [];
    for (let page = 1; page <= Math.ceil(allTractorAds.total / 7); page += 1) {
      const { ads } = await findAds('Traktor', `&anzahl=7&seite=${page}`);
      numbers.push(...ads.map(({ number }) => number));
    }
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('offers a word back if it is misspelt, and names synonyms', async () => {
    expect((await findAds('Mähdrecher')).understood?.suggestion).toBe('Mähdrescher');
    expect((await findAds('Traktor')).understood?.also).toContain('Schlepper');
    expect((await findAds('Xylophonstimmgabel')).total).toBe(0);
    expect((await findAds('Wolf')).ads.filter(({ title }) => /zwölf/iu.test(title))).toEqual([]);
  });
});

test('a list with many matches is read tier by tier, without gaps or repetitions', async () => {
  const { rows } = await runSql(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'ads' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'number')`,
  );
  const { columns } = rows[0];
  // 520 ads mention the word; only one of them has it in its title.
  await runSql(
    `INSERT INTO ads (id, ${columns}) SELECT 'COPY' || n, ${columns} FROM ads, generate_series(1, 520) n WHERE number = 5`,
  );
  await runSql(
    `UPDATE ads SET state = 'active', lexemes = array_to_tsvector(CASE WHEN id = 'COPY7'
       THEN array['=quendelheu', 'quendelheu'] ELSE array['quendelheu'] END) WHERE id LIKE 'COPY%'`,
  );
  const readNumbers = async (page: number) =>
    (await findAds('Quendelheu', `&seite=${page}`)).ads.map(({ number }) => number);
  const first = await readNumbers(1);
  const second = await readNumbers(2);
  const lastPageNumbers = await readNumbers(22);
  const { rows: bestMatchRows } = await runSql(`SELECT number FROM ads WHERE id = 'COPY7'`);
  expect(first[0]).toBe(bestMatchRows[0].number);
  expect(lastPageNumbers).toHaveLength(520 - 21 * 24);
  expect(new Set([...first, ...second, ...lastPageNumbers]).size).toBe(
    24 + 24 + lastPageNumbers.length,
  );
});

describe('lexemes', () => {
  const title = 'Zwiebelsortierstraße Rübezahl';
  const number = 3;
  const readTotal = async () => (await findAds('zwiebelsortierstrasse')).total;

  test('that another writer left out or made stale are filled', async () => {
    await runSql(
      `UPDATE ads SET title = $1, words = to_tsvector('simple', 'zwiebelsortierstrasse') WHERE number = $2`,
      [title, number],
    );
    expect(await readTotal()).toBe(0);
    expect(await fillMissingLexemes(api.database.drizzle, adLexemeTable)).toBe(1);
    expect(await fillMissingLexemes(api.database.drizzle, adLexemeTable)).toBe(0);
    expect(await readTotal()).toBe(1);
  });

  test('that are filled are no change for the search service', async () => {
    await runSql('UPDATE ads SET lexemes = NULL WHERE number = $1', [number]);
    await runSql('DELETE FROM search_outbox');
    await fillMissingLexemes(api.database.drizzle, adLexemeTable);
    expect((await runSql('SELECT * FROM search_outbox')).rows).toEqual([]);
  });

  test('leave the vocabulary with the last listed ad', async () => {
    const readWords = async () =>
      (
        await runSql(
          `SELECT word FROM list_words WHERE word IN ('rubezahl', 'traktor') ORDER BY word`,
        )
      ).rows;
    await deleteUnlistedWords(api.database.drizzle, adWordTable);
    expect(await readWords()).toEqual([{ word: 'rubezahl' }, { word: 'traktor' }]);
    await runSql(`UPDATE ads SET state = 'paused' WHERE number = $1`, [number]);
    await deleteUnlistedWords(api.database.drizzle, adWordTable);
    expect(await readWords()).toEqual([{ word: 'traktor' }]);
  });
});
