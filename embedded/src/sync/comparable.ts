import { createHash } from 'node:crypto';
import { addressKey } from './exchange.ts';

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const ASSET = ['fieldtype', 'filename', 'alt', 'title', 'copyright', 'source', 'focus'];
const LINK = ['fieldtype', 'linktype', 'id', 'url', 'email', 'anchor', 'target', 'title', 'rel'];

/** Keys that count: of assets and links what an author says, not what the service adds to it. */
function keysOf(object: Plain): readonly string[] {
  if (object['fieldtype'] === 'asset') return ASSET;
  if (object['fieldtype'] === 'multilink') {
    // The address of a linked story is the service's own and goes stale.
    return object['linktype'] === 'story' ? LINK.filter((key) => key !== 'url') : LINK;
  }
  return Object.keys(object).filter((key) => key !== '_editable');
}

/**
 * What a content says, in one form: keys in order, nothing that is empty, nothing the service adds.
 * Two contents that an editor would call the same are equal in this form.
 */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string') return addressKey(value);
  if (!isObject(value)) return value;
  const entries = keysOf(value)
    .map((key) => [key, comparable(value[key])] as const)
    .filter(([, child]) => !isNothing(child))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/** Short sign for what a value says; equal for what `comparable` calls equal. */
export function signOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(comparable(value)))
    .digest('hex')
    .slice(0, 16);
}

/** Names of the first-level keys in which two objects differ. */
export function differences(one: Plain, other: Plain): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => signOf({ key: one[key] }) !== signOf({ key: other[key] }));
}
