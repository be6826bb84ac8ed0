import { randomUUID } from 'node:crypto';
import { ApiError } from '#search/api-error.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { ACTIONS, type Action } from '#search/store/operation.ts';
import type { Fields } from './call.ts';
import { getFields } from './read-body.ts';

/** Maximum size of a record in bytes, as in Algolia's larger plans. */
const MAX_RECORD_BYTES = 100_000;

/** @throws {ApiError} 400 for an identifier that is missing or too long */
export function getObjectID(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : value;
  if (typeof id !== 'string' || id === '' || id.length > 512) {
    throw new ApiError(400, 'objectID must be a string of 1 to 512 characters');
  }
  return id;
}

/** @throws {ApiError} 400 for a record that has no identifier or is too large */
export function getRecord(body: Fields, objectID: unknown = body['objectID']): SearchRecord {
  const record = { ...body, objectID: getObjectID(objectID) };
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size > MAX_RECORD_BYTES) {
    throw new ApiError(400, `Record objectID=${record.objectID} is too big size=${size} bytes`);
  }
  return record;
}

/**
 * Reads one action of a batch. @throws {ApiError} 400 for an unknown action or an invalid record
 */
export function getAction({ action, body }: Fields): Action {
  const name = ACTIONS.find((known) => known === action);
  if (!name) throw new ApiError(400, `Invalid action: ${String(action).slice(0, 50)}`);
  if (name === 'clear' || name === 'delete') return { action: name, body: { objectID: '' } };
  const fields = getFields(body, 'body of an action');
  const generatedId = name === 'addObject' ? randomUUID() : undefined;
  const record = getRecord(fields, fields['objectID'] ?? generatedId);
  return { action: name, body: name === 'deleteObject' ? { objectID: record.objectID } : record };
}
