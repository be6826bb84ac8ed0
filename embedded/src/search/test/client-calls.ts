import type { Algoliasearch } from 'algoliasearch';
import { testIndexName } from './seeded-search.ts';
import { SEARCH_KEY } from './start-search.ts';

export type ClientCall = (client: Algoliasearch) => unknown;

const entry = { objectID: 'e', language: 'de' as const, word: 'bitte', type: 'custom' as const };
const dictionary = { action: 'addEntry' as const, body: entry };
const rule = { objectID: 'r', consequence: { userData: { banner: 'x' } } };
const synonym = { objectID: 's', type: 'synonym' as const, synonyms: ['Trecker', 'Traktor'] };
const record = { objectID: 'neu', title: 'Pflug', brand: 'Lemken' };
const settings = { hitsPerPage: 20 };
const saveAndGetTaskId = (client: Algoliasearch) =>
  client.saveObject({ indexName: testIndexName, body: record }).then(({ taskID }) => taskID);

/**
 * A call of every method of the unmodified client. The order ensures that each call finds the data
 * it needs. A test fails when a new version of the client has methods that are not in this list.
 */
export const CALLS: Readonly<Record<string, ClientCall>> = {
  search: (client) => client.search({ requests: [{ indexName: testIndexName, query: 'Traktor' }] }),
  searchForHits: (client) => client.searchForHits({ requests: [{ indexName: testIndexName }] }),
  searchForFacets: (client) =>
    client.searchForFacets({
      requests: [{ indexName: testIndexName, type: 'facet', facet: 'brand' }],
    }),
  searchSingleIndex: (client) => client.searchSingleIndex({ indexName: testIndexName }),
  searchForFacetValues: (client) =>
    client.searchForFacetValues({ indexName: testIndexName, facetName: 'brand' }),
  browse: (client) => client.browse({ indexName: testIndexName }),
  browseObjects: (client) =>
    client.browseObjects({ indexName: testIndexName, browseParams: {}, aggregator: () => {} }),
  browseRules: (client) =>
    client.browseRules({ indexName: testIndexName, searchRulesParams: {}, aggregator: () => {} }),
  browseSynonyms: (client) =>
    client.browseSynonyms({
      indexName: testIndexName,
      searchSynonymsParams: {},
      aggregator: () => {},
    }),
  saveObject: (client) => client.saveObject({ indexName: testIndexName, body: record }),
  saveObjects: (client) => client.saveObjects({ indexName: testIndexName, objects: [record] }),
  addOrUpdateObject: (client) =>
    client.addOrUpdateObject({ indexName: testIndexName, objectID: 'neu', body: record }),
  partialUpdateObject: (client) =>
    client.partialUpdateObject({
      indexName: testIndexName,
      objectID: 'neu',
      attributesToUpdate: { brand: 'Lemken' },
    }),
  partialUpdateObjects: (client) =>
    client.partialUpdateObjects({
      indexName: testIndexName,
      objects: [record],
      createIfNotExists: true,
    }),
  getObject: (client) => client.getObject({ indexName: testIndexName, objectID: 'b' }),
  getObjects: (client) =>
    client.getObjects({ requests: [{ indexName: testIndexName, objectID: 'b' }] }),
  batch: (client) =>
    client.batch({
      indexName: testIndexName,
      batchWriteParams: { requests: [{ action: 'addObject', body: record }] },
    }),
  multipleBatch: (client) =>
    client.multipleBatch({
      requests: [{ action: 'addObject', body: record, indexName: testIndexName }],
    }),
  chunkedBatch: (client) =>
    client.chunkedBatch({ indexName: testIndexName, objects: [record], waitForTasks: true }),
  deleteObject: (client) => client.deleteObject({ indexName: testIndexName, objectID: 'neu' }),
  deleteObjects: (client) => client.deleteObjects({ indexName: testIndexName, objectIDs: ['neu'] }),
  deleteBy: (client) =>
    client.deleteBy({ indexName: testIndexName, deleteByParams: { filters: 'brand:Lemken' } }),
  getTask: async (client) =>
    client.getTask({ indexName: testIndexName, taskID: await saveAndGetTaskId(client) }),
  getAppTask: async (client) => client.getAppTask({ taskID: await saveAndGetTaskId(client) }),
  waitForTask: async (client) =>
    client.waitForTask({ indexName: testIndexName, taskID: await saveAndGetTaskId(client) }),
  waitForAppTask: async (client) =>
    client.waitForAppTask({ taskID: await saveAndGetTaskId(client) }),
  getSettings: (client) => client.getSettings({ indexName: testIndexName }),
  setSettings: (client) =>
    client.setSettings({ indexName: testIndexName, indexSettings: settings }),
  saveSynonym: (client) =>
    client.saveSynonym({ indexName: testIndexName, objectID: 's', synonymHit: synonym }),
  saveSynonyms: (client) =>
    client.saveSynonyms({ indexName: testIndexName, synonymHit: [synonym] }),
  getSynonym: async (client) => {
    const { taskID } = await client.saveSynonyms({
      indexName: testIndexName,
      synonymHit: [synonym],
    });
    await client.waitForTask({ indexName: testIndexName, taskID });
    return client.getSynonym({ indexName: testIndexName, objectID: 's' });
  },
  searchSynonyms: (client) => client.searchSynonyms({ indexName: testIndexName }),
  deleteSynonym: (client) => client.deleteSynonym({ indexName: testIndexName, objectID: 's' }),
  clearSynonyms: (client) => client.clearSynonyms({ indexName: testIndexName }),
  saveRule: (client) => client.saveRule({ indexName: testIndexName, objectID: 'r', rule }),
  saveRules: (client) => client.saveRules({ indexName: testIndexName, rules: [rule] }),
  getRule: async (client) => {
    const { taskID } = await client.saveRules({ indexName: testIndexName, rules: [rule] });
    await client.waitForTask({ indexName: testIndexName, taskID });
    return client.getRule({ indexName: testIndexName, objectID: 'r' });
  },
  searchRules: (client) => client.searchRules({ indexName: testIndexName }),
  deleteRule: (client) => client.deleteRule({ indexName: testIndexName, objectID: 'r' }),
  clearRules: (client) => client.clearRules({ indexName: testIndexName }),
  batchDictionaryEntries: (client) =>
    client.batchDictionaryEntries({
      dictionaryName: 'stopwords',
      batchDictionaryEntriesParams: { requests: [dictionary] },
    }),
  searchDictionaryEntries: (client) =>
    client.searchDictionaryEntries({
      dictionaryName: 'stopwords',
      searchDictionaryEntriesParams: { query: 'bitte' },
    }),
  getDictionarySettings: (client) => client.getDictionarySettings(),
  setDictionarySettings: (client) =>
    client.setDictionarySettings({ disableStandardEntries: { stopwords: { fr: true } } }),
  getDictionaryLanguages: (client) => client.getDictionaryLanguages(),
  addApiKey: (client) => client.addApiKey({ acl: ['search'] }),
  listApiKeys: (client) => client.listApiKeys(),
  getApiKey: (client) => client.getApiKey({ key: SEARCH_KEY }),
  updateApiKey: async (client) => {
    const { key } = await client.addApiKey({ acl: ['search'] });
    return client.updateApiKey({ key, apiKey: { acl: ['browse'] } });
  },
  waitForApiKey: async (client) => {
    const { key } = await client.addApiKey({ acl: ['search'] });
    return client.waitForApiKey({ operation: 'add', key });
  },
  deleteApiKey: async (client) => {
    const { key } = await client.addApiKey({ acl: ['search'] });
    return client.deleteApiKey({ key });
  },
  restoreApiKey: async (client) => {
    const { key } = await client.addApiKey({ acl: ['search'] });
    await client.deleteApiKey({ key });
    return client.restoreApiKey({ key });
  },
  // Methods for allowed sources, the request log and clusters
  replaceSources: (client) =>
    client.replaceSources({ source: [{ source: '127.0.0.0/8' }, { source: '::1' }] }),
  appendSource: (client) => client.appendSource({ source: '10.0.0.0/8', description: 'Hof' }),
  getSources: (client) => client.getSources(),
  deleteSource: (client) => client.deleteSource({ source: '10.0.0.0/8' }),
  getLogs: (client) => client.getLogs({ length: 5, type: 'all' }),
  listClusters: (client) => client.listClusters(),
  assignUserId: (client) =>
    client.assignUserId({ xAlgoliaUserID: 'hof', assignUserIdParams: { cluster: 'embedded' } }),
  batchAssignUserIds: (client) =>
    client.batchAssignUserIds({
      xAlgoliaUserID: 'hof',
      batchAssignUserIdsParams: { cluster: 'embedded', users: ['hof', 'feld'] },
    }),
  listUserIds: (client) => client.listUserIds(),
  getUserId: (client) => client.getUserId({ userID: 'hof' }),
  getTopUserIds: (client) => client.getTopUserIds(),
  searchUserIds: (client) => client.searchUserIds({ query: 'hof' }),
  hasPendingMappings: (client) => client.hasPendingMappings({ getClusters: true }),
  removeUserId: (client) => client.removeUserId({ userID: 'feld' }),
  // Methods for whole indices
  listIndices: (client) => client.listIndices(),
  indexExists: (client) => client.indexExists({ indexName: testIndexName }),
  operationIndex: (client) =>
    client.operationIndex({
      indexName: testIndexName,
      operationIndexParams: { operation: 'copy', destination: 'kopie' },
    }),
  replaceAllObjects: (client) =>
    client.replaceAllObjects({ indexName: 'kopie', objects: [record] }),
  clearObjects: (client) => client.clearObjects({ indexName: 'kopie' }),
  deleteIndex: (client) => client.deleteIndex({ indexName: 'kopie' }),
  // Methods that request any path
  customGet: (client) => client.customGet({ path: '1/indexes' }),
  customPost: (client) =>
    client.customPost({ path: '1/indexes/*/queries', body: { requests: [] } }),
  customPut: (client) =>
    client.customPut({ path: `1/indexes/${testIndexName}/settings`, body: { hitsPerPage: 20 } }),
  customDelete: (client) => client.customDelete({ path: `1/indexes/${testIndexName}/weg` }),
};
