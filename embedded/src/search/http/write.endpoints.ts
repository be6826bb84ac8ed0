import { randomUUID } from 'node:crypto';
import { ApiError } from '#search/api-error.ts';
import { parseSearchFilters } from '#search/answer/index-filters.ts';
import { readRequestParams } from '#search/params/read-params.ts';
import type { Action, CopyScope } from '#search/store/operation.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { getAction, getObjectID, getRecord } from './read-actions.ts';
import { getFields, parseIndexName, readListOfFields } from './read-body.ts';

const MAX_BATCH_ACTIONS = 10_000;
const COPY_SCOPES: readonly CopyScope[] = ['settings', 'synonyms', 'rules'];

const getCurrentIsoTime = (): string => new Date().toISOString();

export function requireAllowedIndex({ path, grant }: Call): string {
  const index = parseIndexName(path['index']);
  grant.assertIndexAllowed(index);
  return index;
}

const acceptBatch = (call: Call, index: string, actions: readonly Action[]): Promise<number> =>
  call.thread.sendRequest('accept', { kind: 'batch', index, actions });

async function handleBatch(call: Call): Promise<object> {
  const index = requireAllowedIndex(call);
  const requests = readListOfFields(
    getFields(call.body)['requests'],
    'requests',
    MAX_BATCH_ACTIONS,
  );
  const actions = requests.map(getAction);
  const taskID = await acceptBatch(call, index, actions);
  return { taskID, objectIDs: actions.map(({ body }) => body.objectID) };
}

async function batchAcrossIndices(call: Call): Promise<object> {
  const requests = readListOfFields(
    getFields(call.body)['requests'],
    'requests',
    MAX_BATCH_ACTIONS,
  );
  const actionsByIndex = new Map<string, Action[]>();
  const objectIDs = requests.map((request) => {
    const index = parseIndexName(request['indexName']);
    call.grant.assertIndexAllowed(index);
    const action = getAction(request);
    actionsByIndex.set(index, [...(actionsByIndex.get(index) ?? []), action]);
    return action.body.objectID;
  });
  const taskID: Record<string, number> = {};
  for (const [index, actions] of actionsByIndex)
    taskID[index] = await acceptBatch(call, index, actions);
  return { taskID, objectIDs };
}

async function addObject(call: Call): Promise<object> {
  const fields = getFields(call.body);
  const body = getRecord(fields, fields['objectID'] ?? randomUUID());
  const taskID = await acceptBatch(call, requireAllowedIndex(call), [
    { action: 'addObject', body },
  ]);
  return { taskID, objectID: body.objectID, createdAt: getCurrentIsoTime() };
}

async function putObject(call: Call): Promise<object> {
  const body = getRecord(getFields(call.body), call.path['id']);
  const taskID = await acceptBatch(call, requireAllowedIndex(call), [
    { action: 'addObject', body },
  ]);
  return { taskID, objectID: body.objectID, updatedAt: getCurrentIsoTime() };
}

async function updateObjectPartially(call: Call): Promise<object> {
  const body = getRecord(getFields(call.body), call.path['id']);
  const create = call.query.get('createIfNotExists') !== 'false';
  const action = create ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
  const taskID = await acceptBatch(call, requireAllowedIndex(call), [{ action, body }]);
  return { taskID, objectID: body.objectID, updatedAt: getCurrentIsoTime() };
}

async function deleteObject(call: Call): Promise<object> {
  const body = { objectID: getObjectID(call.path['id']) };
  const taskID = await acceptBatch(call, requireAllowedIndex(call), [
    { action: 'deleteObject', body },
  ]);
  return { taskID, deletedAt: getCurrentIsoTime() };
}

async function deleteByFilter(call: Call): Promise<object> {
  const index = requireAllowedIndex(call);
  const params = readFilterParams(getFields(call.body));
  const hasFilter = Object.keys(params).some((name) => /filters$|^inside|^around/iu.test(name));
  if (!hasFilter) throw new ApiError(400, 'deleteByQuery needs a filter');
  const taskID = await call.thread.sendRequest('accept', { kind: 'deleteBy', index, params });
  return { taskID, updatedAt: getCurrentIsoTime() };
}

/**
 * Returns the filters that select the documents to delete. Ignores a query, because it would select
 * documents by relevance.
 *
 * @throws {ApiError} 400 for invalid filters; the task, which runs later, could not report the
 *   error
 */
function readFilterParams(body: Fields): Fields {
  const { query: _query, similarQuery: _similarQuery, ...params } = readRequestParams(body);
  parseSearchFilters(params);
  return { ...params };
}

async function clearIndex(call: Call): Promise<object> {
  const taskID = await call.thread.sendRequest('accept', {
    kind: 'clear',
    index: requireAllowedIndex(call),
  });
  return { taskID, updatedAt: getCurrentIsoTime() };
}

async function deleteIndex(call: Call): Promise<object> {
  const taskID = await call.thread.sendRequest('accept', {
    kind: 'delete',
    index: requireAllowedIndex(call),
  });
  return { taskID, deletedAt: getCurrentIsoTime() };
}

async function copyOrMoveIndex(call: Call): Promise<object> {
  const index = requireAllowedIndex(call);
  const { operation, destination, scope } = getFields(call.body);
  const to = parseIndexName(destination);
  call.grant.assertIndexAllowed(to);
  if (operation === 'move') {
    return {
      taskID: await call.thread.sendRequest('accept', { kind: 'move', index, to }),
      updatedAt: getCurrentIsoTime(),
    };
  }
  if (operation !== 'copy') throw new ApiError(400, 'operation must be copy or move');
  const scopes = Array.isArray(scope) ? COPY_SCOPES.filter((name) => scope.includes(name)) : null;
  const taskID = await call.thread.sendRequest('accept', {
    kind: 'copy',
    index,
    to,
    scope: scopes,
  });
  return { taskID, updatedAt: getCurrentIsoTime() };
}

/** Returns whether a task is done. @throws {ApiError} 400 when the task id is not a number */
export async function getTaskStatus(call: Call): Promise<object> {
  const taskID = Number(call.path['task']);
  if (!Number.isSafeInteger(taskID)) throw new ApiError(400, 'taskID must be an integer');
  const isDone = await call.thread.sendRequest('isPublished', taskID);
  return { status: isDone ? 'published' : 'notPublished', pendingTask: !isDone };
}

/** Lists the indices that the key may access. */
async function listAllowedIndices({ thread, grant }: Call): Promise<object> {
  const { items, ...rest } = await thread.sendRequest('indices');
  return { ...rest, items: items.filter(({ name }) => grant.allowsIndex(name)) };
}

/** Endpoints that change documents or whole indices. */
export const writeEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/1/indexes/*/batch', acl: ['addObject'], handle: batchAcrossIndices },
  { method: 'POST', path: '/1/indexes/{index}/batch', acl: ['addObject'], handle: handleBatch },
  {
    method: 'POST',
    path: '/1/indexes/{index}/deleteByQuery',
    acl: ['deleteIndex'],
    handle: deleteByFilter,
  },
  { method: 'POST', path: '/1/indexes/{index}/clear', acl: ['deleteIndex'], handle: clearIndex },
  {
    method: 'POST',
    path: '/1/indexes/{index}/operation',
    acl: ['addObject'],
    handle: copyOrMoveIndex,
  },
  {
    method: 'GET',
    path: '/1/indexes/{index}/task/{task}',
    acl: ['addObject', 'search'],
    handle: getTaskStatus,
  },
  { method: 'GET', path: '/1/task/{task}', acl: ['editSettings', 'search'], handle: getTaskStatus },
  { method: 'GET', path: '/1/indexes', acl: ['listIndexes'], handle: listAllowedIndices },
];

/**
 * Endpoints with general paths. All other endpoints must be tried before these, because the general
 * paths also match requests to other endpoints.
 */
export const wildcardWriteEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/1/indexes/{index}', acl: ['addObject'], handle: addObject },
  { method: 'DELETE', path: '/1/indexes/{index}', acl: ['deleteIndex'], handle: deleteIndex },
  {
    method: 'POST',
    path: '/1/indexes/{index}/{id}/partial',
    acl: ['addObject'],
    handle: updateObjectPartially,
  },
  { method: 'PUT', path: '/1/indexes/{index}/{id}', acl: ['addObject'], handle: putObject },
  {
    method: 'DELETE',
    path: '/1/indexes/{index}/{id}',
    acl: ['deleteObject'],
    handle: deleteObject,
  },
];
