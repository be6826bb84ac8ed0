import { createHash } from 'node:crypto';
import { toAssetKey } from './replace-references.ts';

type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const ASSET_KEYS = ['fieldtype', 'filename', 'alt', 'title', 'copyright', 'source', 'focus'];
const LINK_KEYS = [
  'fieldtype',
  'linktype',
  'id',
  'url',
  'email',
  'anchor',
  'target',
  'title',
  'rel',
];

/**
 * Returns the keys of an object that are compared. For assets and links, these are only the keys
 * that authors set, not the keys that the service adds.
 */
function getKeys(object: PlainObject): readonly string[] {
  if (object['fieldtype'] === 'asset') return ASSET_KEYS;
  if (object['fieldtype'] === 'multilink') {
    // Ignores the URL of a linked story, because the service derives this URL, which may be
    // outdated.
    return object['linktype'] === 'story' ? LINK_KEYS.filter((key) => key !== 'url') : LINK_KEYS;
  }
  return Object.keys(object).filter((key) => key !== '_editable');
}

/**
 * Converts content to a form that can be compared: keys are sorted; empty values and keys that the
 * service adds are removed. The forms are equal if an editor sees no difference.
 */
function normaliseForComparison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseForComparison);
  if (typeof value === 'string') return toAssetKey(value);
  if (!isObject(value)) return value;
  const entries = getKeys(value)
    .map((key) => [key, normaliseForComparison(value[key])] as const)
    .filter(([, child]) => !isEmpty(child))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/**
 * Returns a short hash of a value. It is equal for values with the same `normaliseForComparison`
 * form.
 */
export function getFingerprint(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(normaliseForComparison(value)))
    .digest('hex')
    .slice(0, 16);
}

/** Returns the top-level keys whose values differ between two objects. */
export function findDifferentKeys(one: PlainObject, other: PlainObject): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter(
    (key) => getFingerprint({ key: one[key] }) !== getFingerprint({ key: other[key] }),
  );
}
