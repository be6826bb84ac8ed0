import { createHash } from 'node:crypto';
import { addressKey } from './exchange.ts';

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const ASSET = ['fieldtype', 'filename', 'alt', 'title', 'copyright', 'source', 'focus'];
const LINK = ['fieldtype', 'linktype', 'id', 'url', 'email', 'anchor', 'target', 'title', 'rel'];

/** Compared keys: for assets and links only what authors write, not what the service adds. */
function keysOf(object: Plain): readonly string[] {
  if (object['fieldtype'] === 'asset') return ASSET;
  if (object['fieldtype'] === 'multilink') {
    // The service derives the URL of a linked story, and it may be outdated.
    return object['linktype'] === 'story' ? LINK.filter((key) => key !== 'url') : LINK;
  }
  return Object.keys(object).filter((key) => key !== '_editable');
}

/**
 * Normalises content for comparison: sorted keys, no empty values, nothing that the service adds.
 * Contents that are equal to an editor have the same normal form.
 */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string') return addressKey(value);
  if (!isObject(value)) return value;
  const entries = keysOf(value)
    .map((key) => [key, comparable(value[key])] as const)
    .filter(([, child]) => !isEmpty(child))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** Short fingerprint of a value; equal for values with an equal `comparable` form. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(comparable(value)))
    .digest('hex')
    .slice(0, 16);
}

/** First-level keys in which two objects differ. */
export function differences(one: Plain, other: Plain): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter(
    (key) => fingerprintOf({ key: one[key] }) !== fingerprintOf({ key: other[key] }),
  );
}
