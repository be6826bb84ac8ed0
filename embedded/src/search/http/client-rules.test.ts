import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createSearchHelpers,
  testIndexName,
  startSeededSearch,
} from '#search/test/seeded-search.ts';
import type { RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const { waitForTask, searchIds } = createSearchHelpers(() => service);

test('rules promote, hide, filter, rewrite and return user data in their contexts', async () => {
  const { client } = service;
  const rules = [
    {
      objectID: 'angebot',
      conditions: [{ pattern: 'traktor', anchoring: 'is' as const }],
      consequence: {
        promote: [{ objectID: 'd', position: 0 }],
        hide: [{ objectID: 'c' }],
        userData: { banner: 'Heu' },
      },
    },
    {
      objectID: 'marke',
      conditions: [{ pattern: '{facet:brand}', anchoring: 'contains' as const }],
      consequence: {
        params: { automaticFacetFilters: ['brand'], query: { remove: ['{facet:brand}'] } as never },
      },
    },
    {
      objectID: 'billig',
      conditions: [
        { pattern: 'billig', anchoring: 'contains' as const, context: 'ais-seite-suche' },
      ],
      consequence: { params: { query: { remove: ['billig'] } as never, filters: 'price < 100' } },
    },
  ];
  await waitForTask(
    (await client.saveRules({ indexName: testIndexName, rules, clearExistingRules: true })).taskID,
  );
  const response = await client.searchSingleIndex({
    indexName: testIndexName,
    searchParams: { query: 'Traktor', getRankingInfo: true },
  });
  expect(response.hits.map(({ objectID }) => objectID)).toEqual(['d', 'b']);
  expect(response).toMatchObject({
    userData: [{ banner: 'Heu' }],
    appliedRules: [{ objectID: 'angebot' }],
  });
  expect(await searchIds({ query: 'fendt' })).toEqual(['b']);
  expect(await searchIds({ query: 'billig', ruleContexts: ['ais-seite-suche'] })).toEqual(['d']);
  expect(await searchIds({ query: 'billig' })).toEqual([]);
  expect(await searchIds({ query: 'Traktor', enableRules: false })).toEqual(['b', 'c']);
  expect(
    (await client.searchRules({ indexName: testIndexName, searchRulesParams: { query: 'heu' } }))
      .hits,
  ).toHaveLength(1);
  expect(await client.getRule({ indexName: testIndexName, objectID: 'billig' })).toEqual(rules[2]);
  await waitForTask(
    (await client.deleteRule({ indexName: testIndexName, objectID: 'billig' })).taskID,
  );
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
  expect((await client.searchRules({ indexName: testIndexName })).nbHits).toBe(0);
});

test.each([
  ['an invalid consequence', { consequence: 5 }],
  ['a promotion that is not a list', { consequence: { promote: {} } }],
  ['a pattern that is not text', { conditions: [{ pattern: 5 }], consequence: {} }],
  ['an unknown parameter', { consequence: { params: { farbe: 'rot' } } }],
  ['an invalid filter', { consequence: { params: { filters: '(a:b' } } }],
  ['a condition with an invalid filter', { conditions: [{ filters: '"' }], consequence: {} }],
])('rejects a rule with %s', async (_what, rule) => {
  const saveResponse = service.client.saveRule({
    indexName: testIndexName,
    objectID: 'r',
    rule: { objectID: 'r', ...rule } as never,
  });
  await expect(saveResponse).rejects.toMatchObject({ status: 400 });
});

test('alternatives: matches other forms, synonyms and typos of a pattern if the rule allows it', async () => {
  const { client } = service;
  const synonymHit = [
    { objectID: 't', type: 'synonym' as const, synonyms: ['Traktor', 'Bulldog'] },
  ];
  await waitForTask((await client.saveSynonyms({ indexName: testIndexName, synonymHit })).taskID);
  const saveRule = async (hasAlternatives: boolean) => {
    const conditions = [
      { pattern: 'traktor', anchoring: 'contains' as const, alternatives: hasAlternatives },
    ];
    const rule = { objectID: 'a', conditions, consequence: { userData: { banner: 'x' } } };
    await waitForTask(
      (await client.saveRule({ indexName: testIndexName, objectID: 'a', rule })).taskID,
    );
  };
  const isRuleApplied = async (query: string) => {
    const searchParams = { query };
    return (
      (await client.searchSingleIndex({ indexName: testIndexName, searchParams })).userData !==
      undefined
    );
  };
  await saveRule(false);
  for (const query of ['Traktoren', 'Bulldog', 'Tracktor'])
    expect(await isRuleApplied(query)).toBe(false);
  expect(await isRuleApplied('roter Traktor')).toBe(true);
  await saveRule(true);
  for (const query of ['Traktoren', 'Bulldog', 'Tracktor'])
    expect(await isRuleApplied(query)).toBe(true);
  expect(await isRuleApplied('Pflug')).toBe(false);
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
  await waitForTask((await client.clearSynonyms({ indexName: testIndexName })).taskID);
});

test('filterPromotes: promoted documents must pass the filters if the rule requires it', async () => {
  const { client } = service;
  const saveRule = async (filterPromotes: boolean) => {
    const conditions = [{ pattern: 'traktor', anchoring: 'is' as const }];
    const consequence = { promote: [{ objectID: 'd', position: 0 }], filterPromotes };
    const rule = { objectID: 'p', conditions, consequence };
    await waitForTask(
      (await client.saveRule({ indexName: testIndexName, objectID: 'p', rule })).taskID,
    );
  };
  await saveRule(false);
  expect(await searchIds({ query: 'traktor', filters: 'brand:Fendt' })).toEqual(['d', 'b']);
  await saveRule(true);
  expect(await searchIds({ query: 'traktor', filters: 'brand:Fendt' })).toEqual(['b']);
  expect(await searchIds({ query: 'traktor' })).toEqual(['d', 'b', 'c']);
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
});

test('applies a rule for a filter when that filter is set', async () => {
  const { client } = service;
  const rule = {
    objectID: 'filter',
    conditions: [{ filters: 'brand:Fendt' }],
    consequence: { userData: { banner: 'Fendt' } },
  };
  const saveResponse = await client.saveRule({
    indexName: testIndexName,
    objectID: 'filter',
    rule,
  });
  await client.waitForTask({ indexName: testIndexName, taskID: saveResponse.taskID });
  const userData = async (searchParams: object) =>
    (await client.searchSingleIndex({ indexName: testIndexName, searchParams })).userData;
  expect(await userData({ filters: 'brand:Fendt' })).toEqual([{ banner: 'Fendt' }]);
  expect(await userData({ facetFilters: ['brand:Fendt'] })).toEqual([{ banner: 'Fendt' }]);
  expect(await userData({ filters: 'brand:Claas' })).toBeUndefined();
  expect(await userData({})).toBeUndefined();
  const deletion = await client.deleteRule({ indexName: testIndexName, objectID: 'filter' });
  await client.waitForTask({ indexName: testIndexName, taskID: deletion.taskID });
});

test('a period of validity may have only one limit', async () => {
  const { client } = service;
  const applies = async (...validity: object[]) => {
    const consequence = { userData: { banner: 'Heu' } };
    const rule = { objectID: 'zeit', consequence, validity: validity as never };
    const { taskID } = await client.saveRule({ indexName: testIndexName, objectID: 'zeit', rule });
    await waitForTask(taskID);
    return (await client.searchSingleIndex({ indexName: testIndexName })).userData !== undefined;
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await applies({ from: now - 60 })).toBe(true);
  expect(await applies({ from: now + 60 })).toBe(false);
  expect(await applies({ until: now + 60 })).toBe(true);
  expect(await applies({ until: now - 60 })).toBe(false);
  expect(await applies({ until: now - 60 }, { from: now - 60 })).toBe(true);
  expect(await applies({ from: now - 60, until: now + 60 })).toBe(true);
  await expect(applies({ from: 'gestern' })).rejects.toMatchObject({ status: 400 });
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
});

test('finds rules by their properties', async () => {
  const { client } = service;
  const rules = [
    {
      objectID: 'ist',
      conditions: [{ pattern: 'heu', anchoring: 'is' as const, context: 'suche' }],
      consequence: { userData: { banner: 'Heu' } },
    },
    {
      objectID: 'beginnt',
      conditions: [{ pattern: 'heu', anchoring: 'startsWith' as const }],
      consequence: { userData: { banner: 'Heu' } },
      enabled: false,
    },
    { objectID: 'immer', consequence: { userData: { banner: 'Heu' } } },
  ];
  await waitForTask((await client.saveRules({ indexName: testIndexName, rules })).taskID);
  const findRuleIds = async (searchRulesParams: object) =>
    (await client.searchRules({ indexName: testIndexName, searchRulesParams })).hits
      .map(({ objectID }) => objectID)
      .toSorted();
  expect(await findRuleIds({})).toEqual(['beginnt', 'immer', 'ist']);
  expect(await findRuleIds({ anchoring: 'is' })).toEqual(['ist']);
  expect(await findRuleIds({ anchoring: 'startsWith', query: 'heu' })).toEqual(['beginnt']);
  expect(await findRuleIds({ context: 'suche' })).toEqual(['ist']);
  expect(await findRuleIds({ context: 'such' })).toEqual([]);
  expect(await findRuleIds({ enabled: true })).toEqual(['immer', 'ist']);
  expect(await findRuleIds({ enabled: false })).toEqual(['beginnt']);
  expect(await findRuleIds({ enabled: null })).toHaveLength(3);
  await expect(findRuleIds({ anchoring: 'mitten' })).rejects.toMatchObject({ status: 400 });
  await expect(findRuleIds({ enabled: 'ja' })).rejects.toMatchObject({ status: 400 });
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
});

test('placeholders: supports several per pattern, as filters and removed from the query', async () => {
  const { client } = service;
  const apply = async (pattern: string, change: object, query: string) => {
    const automaticFilters = { automaticFacetFilters: ['brand', 'year'] };
    const rule = {
      objectID: 'p',
      conditions: [{ pattern, anchoring: 'contains' as const }],
      consequence: { params: { ...automaticFilters, query: change as never } },
    };
    await waitForTask(
      (await client.saveRule({ indexName: testIndexName, objectID: 'p', rule })).taskID,
    );
    const searchParams = { query, getRankingInfo: true };
    const response = await client.searchSingleIndex({ indexName: testIndexName, searchParams });
    const { hits, parsedQuery } = response as typeof response & { parsedQuery: string };
    return [parsedQuery, hits.map(({ objectID }) => objectID)];
  };
  const [brand, brandAndYear] = ['{facet:brand}', '{facet:brand} {facet:year}'];
  const query = 'Druckluft John Deere 2016';
  expect(await apply(brand, { remove: [brand] }, 'Allrad John Deere')).toEqual(['Allrad', ['c']]);
  expect(await apply(brandAndYear, { remove: [brandAndYear] }, query)).toEqual([
    'Druckluft',
    ['c'],
  ]);
  expect(await apply(brandAndYear, { edits: [{ delete: brandAndYear }] }, query)).toEqual([
    'Druckluft',
    ['c'],
  ]);
  const edits = [
    { delete: brand, insert: 'Allrad' },
    { type: 'remove', delete: '2016' },
  ];
  expect(await apply(brandAndYear, { edits }, query)).toEqual(['Druckluft Allrad', ['c']]);
  expect(await apply(brandAndYear, { remove: [brandAndYear] }, 'Fendt 1999')).toEqual([
    'Fendt 1999',
    [],
  ]);
  expect(await apply(brand, { edits: [{}] }, 'Fendt')).toEqual(['Fendt', ['b']]);
  await waitForTask((await client.clearRules({ indexName: testIndexName })).taskID);
});
