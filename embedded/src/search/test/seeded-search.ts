import { startSearch, type RunningSearch } from './start-search.ts';

/** Name of the index with the test documents. It has two replicas, which sort by price. */
export const testIndexName = 'anzeigen';

const records = [
  {
    objectID: 'a',
    title: 'Mähdrescher Claas Lexion 750',
    text: 'Mit Schneidwerk, wenige Stunden',
    brand: 'Claas',
    category: { lvl0: 'Technik', lvl1: 'Technik > Erntetechnik' },
    price: 90000,
    year: 2014,
    tags: ['gepflegt'],
    _tags: ['Gewerblich'],
    _geoloc: { lat: 52.5, lng: 13.4 },
    group: 'x',
    secret: 'nie',
  },
  {
    objectID: 'b',
    title: 'Traktor Fendt 724',
    text: 'Frontlader dabei',
    brand: 'Fendt',
    category: { lvl0: 'Technik', lvl1: 'Technik > Traktoren' },
    price: 75000,
    year: 2018,
    _tags: ['privat'],
    _geoloc: { lat: 48.1, lng: 11.6 },
    group: 'y',
  },
  {
    objectID: 'c',
    title: 'Traktor John Deere 6120M',
    text: 'Allrad, Druckluft',
    brand: 'John Deere',
    category: { lvl0: 'Technik', lvl1: 'Technik > Traktoren' },
    price: 62000,
    year: 2016,
    _geoloc: { lat: 50.9, lng: 6.9 },
    group: 'y',
  },
  {
    objectID: 'd',
    title: 'Heu, 40 Rundballen',
    text: 'Trocken gelagert',
    brand: '',
    price: 35,
    year: 2026,
    group: 'z',
  },
];

/** Starts a search service with a few documents, for tests with clients. */
export async function startSeededSearch(): Promise<RunningSearch> {
  const service = await startSearch();
  const { client } = service;
  await client.setSettings({
    indexName: testIndexName,
    indexSettings: {
      searchableAttributes: ['title', 'brand,text'],
      attributesForFaceting: [
        'searchable(brand)',
        'category.lvl0',
        'category.lvl1',
        'filterOnly(group)',
        'tags',
        'year',
      ],
      customRanking: ['desc(year)'],
      unretrievableAttributes: ['secret'],
      attributeForDistinct: 'group',
      replicas: ['anzeigen_preis', 'virtual(anzeigen_billig)'],
      ignorePlurals: ['de'],
    },
  });
  await client.setSettings({
    indexName: 'anzeigen_preis',
    indexSettings: { ranking: ['asc(price)', 'typo', 'words', 'custom'] },
  });
  await client.saveObjects({
    indexName: testIndexName,
    objects: records,
    waitForTasks: true,
  });
  return service;
}

/** Creates functions for tests. `service` is a function, because tests restart the service. */
export function createSearchHelpers(service: () => RunningSearch) {
  return {
    /** Waits until searches find the changes of a task. */
    waitForTask: (taskID: number, name = testIndexName) =>
      service().client.waitForTask({ indexName: name, taskID }),
    /** Runs a search and returns the ids of its hits in the order of the response. */
    searchIds: async (searchParams: object): Promise<string[]> => {
      const { hits } = await service().client.searchSingleIndex({
        indexName: testIndexName,
        searchParams,
      });
      return hits.map(({ objectID }) => objectID);
    },
  };
}
