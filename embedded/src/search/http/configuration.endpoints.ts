import { ApiError } from '#search/api-error.ts';
import { getQuerySettings } from '#search/params/read-params.ts';
import type { IndexSettings } from '#search/params/search-params.ts';
import type { Synonym } from '#search/query/synonyms.ts';
import type { Rule } from '#search/rules/rule.ts';
import { parseReplicas } from '#search/store/replicas.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { assertValidRule, assertValidSynonym } from './entry.schema.ts';
import { getObjectID } from './read-actions.ts';
import { getPage } from './get-page.ts';
import { getFields, parseIndexName, readListOfFields, getText } from './read-body.ts';
import { DEFAULT_SETTINGS, validateSettings } from './settings.ts';
import { requireAllowedIndex } from './write.endpoints.ts';

const MAX_ENTRIES = 5000;
type EntryKind = 'synonyms' | 'rules';
const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const;

const getCurrentIsoTime = (): string => new Date().toISOString();
const forwardsToReplicas = ({ query }: Call): boolean => query.get('forwardToReplicas') === 'true';

async function getSettings(call: Call): Promise<object> {
  const settings = await call.thread.sendRequest('settings', requireAllowedIndex(call));
  return { ...DEFAULT_SETTINGS, ...settings };
}

async function setSettings(call: Call): Promise<object> {
  const index = requireAllowedIndex(call);
  const settings = validateSettings(getFields(call.body)) as IndexSettings;
  getQuerySettings(settings);
  for (const { name } of parseReplicas(settings)) {
    parseIndexName(name);
    if (name === index) throw new ApiError(400, 'An index cannot be its own replica');
  }
  const operation = {
    kind: 'settings',
    index,
    settings,
    forward: forwardsToReplicas(call),
  } as const;
  return {
    taskID: await call.thread.sendRequest('accept', operation),
    updatedAt: getCurrentIsoTime(),
  };
}

/** @throws {ApiError} 400 for an invalid entry */
function parseEntry(
  kind: EntryKind,
  body: Fields,
  id: unknown = body['objectID'],
): { objectID: string } {
  const checkEntry = kind === 'rules' ? assertValidRule : assertValidSynonym;
  checkEntry(body);
  return { ...body, objectID: getObjectID(id) };
}

interface EntryChange {
  readonly put?: readonly { objectID: string }[];
  readonly remove?: readonly string[];
  readonly replace?: boolean;
}

async function acceptChange(
  call: Call,
  kind: EntryKind,
  requestedChange: EntryChange,
): Promise<number> {
  const { put = [], remove = [], replace = false } = requestedChange;
  const base = {
    index: requireAllowedIndex(call),
    replace,
    remove,
    forward: forwardsToReplicas(call),
  };
  if (kind === 'rules') {
    return call.thread.sendRequest('accept', { ...base, kind, put: put as unknown as Rule[] });
  }
  return call.thread.sendRequest('accept', { ...base, kind, put: put as unknown as Synonym[] });
}

const createSaveHandler = (kind: EntryKind) => async (call: Call) => {
  const entry = parseEntry(kind, getFields(call.body), call.path['id']);
  const taskID = await acceptChange(call, kind, { put: [entry] });
  return { taskID, updatedAt: getCurrentIsoTime(), id: entry.objectID };
};

const createSaveManyHandler = (kind: EntryKind) => async (call: Call) => {
  const put = readListOfFields(call.body, kind, MAX_ENTRIES).map((body) => parseEntry(kind, body));
  const name = kind === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms';
  const replace = call.query.get(name) === 'true';
  return {
    taskID: await acceptChange(call, kind, { put, replace }),
    updatedAt: getCurrentIsoTime(),
  };
};

const remove = (kind: EntryKind) => async (call: Call) => {
  const taskID = await acceptChange(call, kind, { remove: [getObjectID(call.path['id'])] });
  return { taskID, updatedAt: getCurrentIsoTime(), deletedAt: getCurrentIsoTime() };
};

const createClearHandler = (kind: EntryKind) => async (call: Call) => {
  return {
    taskID: await acceptChange(call, kind, { replace: true }),
    updatedAt: getCurrentIsoTime(),
  };
};

const createGetHandler = (kind: EntryKind) => async (call: Call) => {
  const entries = (await call.thread.sendRequest(
    'entries',
    requireAllowedIndex(call),
    kind,
  )) as Fields[];
  const foundEntry = entries.find(({ objectID }) => objectID === call.path['id']);
  const what = kind === 'rules' ? 'ObjectID' : 'Synonym set';
  if (!foundEntry) throw new ApiError(404, `${what} does not exist`);
  return foundEntry;
};

/**
 * Creates the predicate that selects rules in a search for rules.
 * @throws {ApiError} 400 for invalid parameters
 */
function createRulePredicate({ anchoring, context, enabled }: Fields): (entry: object) => boolean {
  const requestedAnchoring = ANCHORINGS.find((one) => one === anchoring);
  if (anchoring !== undefined && !requestedAnchoring) {
    throw new ApiError(400, `anchoring must be one of ${ANCHORINGS.join(', ')}`);
  }
  if (context !== undefined) getText(context, 'context');
  const requestedEnabled = enabled ?? undefined;
  if (requestedEnabled !== undefined && typeof requestedEnabled !== 'boolean') {
    throw new ApiError(400, 'enabled must be a boolean');
  }
  return (entry) => {
    const rule = entry as Rule;
    const conditions = rule.conditions ?? (rule.condition ? [rule.condition] : []);
    return (
      (!requestedAnchoring || conditions.some((one) => one.anchoring === requestedAnchoring)) &&
      (context === undefined || conditions.some((one) => one.context === context)) &&
      (requestedEnabled === undefined || (rule.enabled ?? true) === requestedEnabled)
    );
  };
}

/** Creates a handler that returns the synonyms or rules that contain all words of the query. */
const createSearchHandler = (kind: EntryKind) => async (call: Call) => {
  const { query = '', type, ...otherFields } = getFields(call.body);
  const isSelectedRule = kind === 'rules' ? createRulePredicate(otherFields) : () => true;
  const words = tokenize(String(query)).map(({ word }) => word);
  const entries = (await call.thread.sendRequest(
    'entries',
    requireAllowedIndex(call),
    kind,
  )) as Fields[];
  const foundEntry = entries.filter((entry) => {
    const knownWords = new Set(tokenize(JSON.stringify(entry)).map(({ word }) => word));
    if (!isSelectedRule(entry)) return false;
    return (
      (type === undefined || entry['type'] === type) && words.every((word) => knownWords.has(word))
    );
  });
  return getPage(foundEntry, otherFields);
};

function createEntryEndpoints(kind: EntryKind): Endpoint[] {
  const base = `/1/indexes/{index}/${kind}`;
  const writeAccess = { acl: ['editSettings'] } as const;
  const readAccess = { acl: ['settings'] } as const;
  return [
    { method: 'POST', path: `${base}/batch`, ...writeAccess, handle: createSaveManyHandler(kind) },
    { method: 'POST', path: `${base}/search`, ...readAccess, handle: createSearchHandler(kind) },
    { method: 'POST', path: `${base}/clear`, ...writeAccess, handle: createClearHandler(kind) },
    { method: 'GET', path: `${base}/{id}`, ...readAccess, handle: createGetHandler(kind) },
    { method: 'PUT', path: `${base}/{id}`, ...writeAccess, handle: createSaveHandler(kind) },
    { method: 'DELETE', path: `${base}/{id}`, ...writeAccess, handle: remove(kind) },
  ];
}

/** Endpoints for settings, synonyms and rules. */
export const configurationEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/indexes/{index}/settings', acl: ['settings'], handle: getSettings },
  {
    method: 'PUT',
    path: '/1/indexes/{index}/settings',
    acl: ['editSettings'],
    handle: setSettings,
  },
  ...createEntryEndpoints('synonyms'),
  ...createEntryEndpoints('rules'),
];
