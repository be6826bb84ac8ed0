import { ApiError } from '#search/api-error.ts';
import { getQuerySettings } from '#search/params/read-params.ts';
import type { IndexSettings } from '#search/params/search-params.ts';
import type { Synonym } from '#search/query/synonyms.ts';
import type { Rule } from '#search/rules/rule.ts';
import { parseReplicas } from '#search/store/replicas.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { checkRule, checkSynonym } from './entry.schema.ts';
import { getObjectID } from './read-actions.ts';
import { getPage } from './get-page.ts';
import { getFields, parseIndexName, readListOfFields, getText } from './read-body.ts';
import { DEFAULT_SETTINGS, validateSettings } from './settings.ts';
import { requireAllowedIndex } from './write.endpoints.ts';

const MAX_ENTRIES = 5000;
type EntryKind = 'synonyms' | 'rules';
const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const;

const now = (): string => new Date().toISOString();
const forwardsToReplicas = ({ query }: Call): boolean => query.get('forwardToReplicas') === 'true';

async function getSettings(call: Call): Promise<object> {
  const settings = await call.thread.ask('settings', requireAllowedIndex(call));
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
  return { taskID: await call.thread.ask('accept', operation), updatedAt: now() };
}

/** @throws {ApiError} 400 for an invalid entry */
function getEntry(
  kind: EntryKind,
  body: Fields,
  id: unknown = body['objectID'],
): { objectID: string } {
  const check = kind === 'rules' ? checkRule : checkSynonym;
  check(body);
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
    return call.thread.ask('accept', { ...base, kind, put: put as unknown as Rule[] });
  }
  return call.thread.ask('accept', { ...base, kind, put: put as unknown as Synonym[] });
}

const save = (kind: EntryKind) => async (call: Call) => {
  const entry = getEntry(kind, getFields(call.body), call.path['id']);
  const taskID = await acceptChange(call, kind, { put: [entry] });
  return { taskID, updatedAt: now(), id: entry.objectID };
};

const saveMany = (kind: EntryKind) => async (call: Call) => {
  const put = readListOfFields(call.body, kind, MAX_ENTRIES).map((body) => getEntry(kind, body));
  const name = kind === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms';
  const replace = call.query.get(name) === 'true';
  return { taskID: await acceptChange(call, kind, { put, replace }), updatedAt: now() };
};

const remove = (kind: EntryKind) => async (call: Call) => {
  const taskID = await acceptChange(call, kind, { remove: [getObjectID(call.path['id'])] });
  return { taskID, updatedAt: now(), deletedAt: now() };
};

const clear = (kind: EntryKind) => async (call: Call) => {
  return { taskID: await acceptChange(call, kind, { replace: true }), updatedAt: now() };
};

const get = (kind: EntryKind) => async (call: Call) => {
  const entries = (await call.thread.ask('entries', requireAllowedIndex(call), kind)) as Fields[];
  const found = entries.find(({ objectID }) => objectID === call.path['id']);
  const what = kind === 'rules' ? 'ObjectID' : 'Synonym set';
  if (!found) throw new ApiError(404, `${what} does not exist`);
  return found;
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
  const requestedState = enabled ?? undefined;
  if (requestedState !== undefined && typeof requestedState !== 'boolean') {
    throw new ApiError(400, 'enabled must be a boolean');
  }
  return (entry) => {
    const rule = entry as Rule;
    const conditions = rule.conditions ?? (rule.condition ? [rule.condition] : []);
    return (
      (!requestedAnchoring || conditions.some((one) => one.anchoring === requestedAnchoring)) &&
      (context === undefined || conditions.some((one) => one.context === context)) &&
      (requestedState === undefined || (rule.enabled ?? true) === requestedState)
    );
  };
}

/** Creates a handler that returns the synonyms or rules that contain all words of the query. */
const search = (kind: EntryKind) => async (call: Call) => {
  const { query = '', type, ...otherFields } = getFields(call.body);
  const isSelectedRule = kind === 'rules' ? createRulePredicate(otherFields) : () => true;
  const words = tokenize(String(query)).map(({ word }) => word);
  const entries = (await call.thread.ask('entries', requireAllowedIndex(call), kind)) as Fields[];
  const found = entries.filter((entry) => {
    const knownWords = new Set(tokenize(JSON.stringify(entry)).map(({ word }) => word));
    if (!isSelectedRule(entry)) return false;
    return (
      (type === undefined || entry['type'] === type) && words.every((word) => knownWords.has(word))
    );
  });
  return getPage(found, otherFields);
};

function createEntryEndpoints(kind: EntryKind): Endpoint[] {
  const base = `/1/indexes/{index}/${kind}`;
  const write = { acl: ['editSettings'] } as const;
  const read = { acl: ['settings'] } as const;
  return [
    { method: 'POST', path: `${base}/batch`, ...write, handle: saveMany(kind) },
    { method: 'POST', path: `${base}/search`, ...read, handle: search(kind) },
    { method: 'POST', path: `${base}/clear`, ...write, handle: clear(kind) },
    { method: 'GET', path: `${base}/{id}`, ...read, handle: get(kind) },
    { method: 'PUT', path: `${base}/{id}`, ...write, handle: save(kind) },
    { method: 'DELETE', path: `${base}/{id}`, ...write, handle: remove(kind) },
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
