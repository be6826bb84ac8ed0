import { ApiError } from '#search/api-error.ts';
import type { ApiKey } from '#search/keys/api-key.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { getFields, parseIndexName, readListOfFields, getText } from './read-body.ts';

const getCurrentIsoTime = (): string => new Date().toISOString();
const getKeyValue = ({ path }: Call): string => getText(path['key'], 'key');

function toResponseKey(key: ApiKey): object {
  return { ...key, createdAt: Math.floor(key.createdAt / 1000) };
}

async function listKeys({ keys }: Call): Promise<object> {
  return { keys: keys.list().map(toResponseKey) };
}

/**
 * Returns the data of a key. A caller may read the data of the key in its own request. For any
 * other key, it needs the permission `admin`.
 */
async function getKey(call: Call): Promise<object> {
  const value = getKeyValue(call);
  if (!call.grant.acl.has('admin') && call.grant.value !== value) {
    throw new ApiError(403, 'Method not allowed with this API key');
  }
  const key = call.keys.find(value);
  if (!key) throw new ApiError(404, 'Key does not exist');
  return toResponseKey(key);
}

async function addKey({ keys, body }: Call): Promise<object> {
  const key = await keys.add(getFields(body));
  return { key: key.value, createdAt: getCurrentIsoTime() };
}

async function updateKey(call: Call): Promise<object> {
  await call.keys.update(getKeyValue(call), getFields(call.body));
  return { key: getKeyValue(call), updatedAt: getCurrentIsoTime() };
}

async function removeKey(call: Call): Promise<object> {
  await call.keys.remove(getKeyValue(call));
  return { deletedAt: getCurrentIsoTime() };
}

async function restoreKey(call: Call): Promise<object> {
  await call.keys.restore(getKeyValue(call));
  return { key: getKeyValue(call), createdAt: getCurrentIsoTime() };
}

const MAX_EVENTS = 1000;
const EVENT_TYPES = ['click', 'conversion', 'view', 'instantsearch'];

/** @throws {ApiError} 400 for an invalid event, 403 for an index that the key does not allow */
function assertValidEvent(event: Fields, { grant }: Call): void {
  if (!EVENT_TYPES.includes(String(event['eventType'])))
    throw new ApiError(400, 'Invalid eventType');
  const name = getText(event['eventName'], 'eventName', 64);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u001f]/u.test(name)) throw new ApiError(400, 'Invalid eventName');
  const { index, objectIDs, userToken } = event;
  if (index !== undefined) grant.assertIndexAllowed(parseIndexName(index));
  if (userToken !== undefined && !/^[\w=/+.-]{1,129}$/u.test(String(userToken))) {
    throw new ApiError(400, 'Invalid userToken');
  }
  if (Array.isArray(objectIDs) && objectIDs.length > 20) {
    throw new ApiError(400, 'At most 20 objectIDs');
  }
}

async function handleEvents(call: Call): Promise<object> {
  const eventList = readListOfFields(getFields(call.body)['events'], 'events', MAX_EVENTS);
  if (eventList.length === 0) throw new ApiError(400, 'events must not be empty');
  for (const event of eventList) assertValidEvent(event, call);
  await call.thread.sendRequest('events', eventList);
  return { status: 200, message: 'OK' };
}

/** Deletes nothing, because no personal data of visitors is stored on disk. */
async function deleteUserToken(call: Call): Promise<object> {
  getText(call.path['token'], 'userToken', 129);
  return { status: 200, message: 'OK' };
}

/** Endpoints for keys and events. */
export const keyEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/keys', acl: ['admin'], handle: listKeys },
  { method: 'POST', path: '/1/keys', acl: ['admin'], handle: addKey },
  { method: 'GET', path: '/1/keys/{key}', acl: ['admin', 'search'], handle: getKey },
  { method: 'PUT', path: '/1/keys/{key}', acl: ['admin'], handle: updateKey },
  { method: 'DELETE', path: '/1/keys/{key}', acl: ['admin'], handle: removeKey },
  { method: 'POST', path: '/1/keys/{key}/restore', acl: ['admin'], handle: restoreKey },
  { method: 'POST', path: '/1/events', acl: ['search'], handle: handleEvents },
  {
    method: 'DELETE',
    path: '/1/usertokens/{token}',
    acl: ['deleteObject', 'search'],
    handle: deleteUserToken,
  },
];
