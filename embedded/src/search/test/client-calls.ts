import type { Algoliasearch } from 'algoliasearch';
import { index } from './seeded-search.ts';
import { SEARCH_KEY } from './start-search.ts';

export type ClientCall = (client: Algoliasearch) => unknown;

const entry = { objectID: 'e', language: 'de' as const, word: 'bitte', type: 'custom' as const };
const dictionary = { action: 'addEntry' as const, body: entry };
const rule = { objectID: 'r', consequence: { userData: { banner: 'x' } } };
const synonym = { objectID: 's', type: 'synonym' as const, synonyms: ['Trecker', 'Traktor'] };
const record = { objectID: 'neu', title: 'Pflug', brand: 'Lemken' };
const settings = { hitsPerPage: 20 };
const task = (client: Algoliasearch) =>
  client.saveObject({ indexName: index, body: record }).then(({ taskID }) => taskID);

/**
 * A call of every method of the unmodified client. The order ensures that each call finds the data
 * it needs. A test fails when a new version of the client has methods that are not in this list.
 */
export const CALLS: Readonly<Record<string, ClientCall>> = {
  search: (client) => client.search({ requests: [{ indexName: index, query: 'Traktor' }] }),
  searchForHits: (client) => client.searchForHits({ requests: [{ indexName: index }] }),
  searchForFacets: (client) =>
    client.searchForFacets({ requests: [{ indexName: index, type: 'facet', facet: 'brand' }] }),
  searchSingleIndex: (client) => client.searchSingleIndex({ indexName: index }),
  searchForFacetValues: (client) =>
    client.searchForFacetValues({ indexName: index, facetName: 'brand' }),
  browse: (client) => client.browse({ indexName: index }),
  browseObjects: (client) =>
    client.browseObjects({ indexName: index, browseParams: {}, aggregator: () => {} }),
  browseRules: (client) =>
    client.browseRules({ indexName: index, searchRulesParams: {}, aggregator: () => {} }),
  browseSynonyms: (client) =>
    client.browseSynonyms({ indexName: index, searchSynonymsParams: {}, aggregator: () => {} }),
  saveObject: (client) => client.saveObject({ indexName: index, body: record }),
  saveObjects: (client) => client.saveObjects({ indexName: index, objects: [record] }),
  addOrUpdateObject: (client) =>
    client.addOrUpdateObject({ indexName: index, objectID: 'neu', body: record }),
  partialUpdateObject: (client) =>
    client.partialUpdateObject({
      indexName: index,
      objectID: 'neu',
      attributesToUpdate: { brand: 'Lemken' },
    }),
  partialUpdateObjects: (client) =>
    client.partialUpdateObjects({ indexName: index, objects: [record], createIfNotExists: true }),
  getObject: (client) => client.getObject({ indexName: index, objectID: 'b' }),
  getObjects: (client) => client.getObjects({ requests: [{ indexName: index, objectID: 'b' }] }),
  batch: (client) =>
    client.batch({
      indexName: index,
      batchWriteParams: { requests: [{ action: 'addObject', body: record }] },
    }),
  multipleBatch: (client) =>
    client.multipleBatch({
      requests: [{ action: 'addObject', body: record, indexName: index }],
    }),
  chunkedBatch: (client) =>
    client.chunkedBatch({ indexName: index, objects: [record], waitForTasks: true }),
  deleteObject: (client) => client.deleteObject({ indexName: index, objectID: 'neu' }),
  deleteObjects: (client) => client.deleteObjects({ indexName: index, objectIDs: ['neu'] }),
  deleteBy: (client) =>
    client.deleteBy({ indexName: index, deleteByParams: { filters: 'brand:Lemken' } }),
  getTask: async (client) => client.getTask({ indexName: index, taskID: await task(client) }),
  getAppTask: async (client) => client.getAppTask({ taskID: await task(client) }),
  waitForTask: async (client) =>
    client.waitForTask({ indexName: index, taskID: await task(client) }),
  waitForAppTask: async (client) => client.waitForAppTask({ taskID: await task(client) }),
  getSettings: (client) => client.getSettings({ indexName: index }),
  setSettings: (client) => client.setSettings({ indexName: index, indexSettings: settings }),
  saveSynonym: (client) =>
    client.saveSynonym({ indexName: index, objectID: 's', synonymHit: synonym }),
  saveSynonyms: (client) => client.saveSynonyms({ indexName: index, synonymHit: [synonym] }),
  getSynonym: async (client) => {
    const { taskID } = await client.saveSynonyms({ indexName: index, synonymHit: [synonym] });
    await client.waitForTask({ indexName: index, taskID });
    return client.getSynonym({ indexName: index, objectID: 's' });
  },
  searchSynonyms: (client) => client.searchSynonyms({ indexName: index }),
  deleteSynonym: (client) => client.deleteSynonym({ indexName: index, objectID: 's' }),
  clearSynonyms: (client) => client.clearSynonyms({ indexName: index }),
  saveRule: (client) => client.saveRule({ indexName: index, objectID: 'r', rule }),
  saveRules: (client) => client.saveRules({ indexName: index, rules: [rule] }),
  getRule: async (client) => {
    const { taskID } = await client.saveRules({ indexName: index, rules: [rule] });
    await client.waitForTask({ indexName: index, taskID });
    return client.getRule({ indexName: index, objectID: 'r' });
  },
  searchRules: (client) => client.searchRules({ indexName: index }),
  deleteRule: (client) => client.deleteRule({ indexName: index, objectID: 'r' }),
  clearRules: (client) => client.clearRules({ indexName: index }),
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
  indexExists: (client) => client.indexExists({ indexName: index }),
  operationIndex: (client) =>
    client.operationIndex({
      indexName: index,
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
    client.customPut({ path: `1/indexes/${index}/settings`, body: { hitsPerPage: 20 } }),
  customDelete: (client) => client.customDelete({ path: `1/indexes/${index}/weg` }),
};
