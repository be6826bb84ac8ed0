import { normalizeRedirectUrl } from '@gruenland/shared-contracts/content/redirect-url.ts';
import { isObject, StoryReference, type DraftObject, type DraftValue } from './content-value.ts';

/** A fault in one entry of the editors' list of redirects. */
export interface RedirectFault {
  /** Index of the entry; the first entry is 0. */
  readonly index: number;
  readonly field: 'from' | 'to' | 'gone';
  readonly message: string;
  /** Index of an earlier entry for the same URL path. */
  readonly earlierIndex?: number;
}

interface RedirectEntry {
  readonly index: number;
  readonly from: string;
  readonly key: string;
  readonly to: string | undefined;
  readonly gone: boolean;
}

/**
 * Finds faulty redirects: the path cannot occur in a request or is the path of an earlier redirect;
 * the target is missing, ignored or on another site; or the redirect is part of a loop. Paths are
 * equal if the site treats them as equal.
 */
export function findRedirectFaults({ entries }: DraftObject): readonly RedirectFault[] {
  const list = Array.isArray(entries) ? (entries as readonly DraftValue[]).map(parseEntry) : [];
  const firstEntryByKey = new Map<string, RedirectEntry>();
  for (const entry of list)
    if (!firstEntryByKey.has(entry.key)) firstEntryByKey.set(entry.key, entry);
  return list.flatMap((entry): readonly RedirectFault[] => {
    // Skips an entry without a path, because `findBlockProblems` reports the missing path.
    if (entry.from === '') return [];
    const fault = describePathFault(entry.from, entry.key);
    if (fault) return [{ index: entry.index, field: 'from', message: fault }];
    const earlierEntry = firstEntryByKey.get(entry.key);
    if (earlierEntry && earlierEntry !== entry) {
      const message = `"${entry.from}" is listed before: this entry is never used`;
      return [{ index: entry.index, field: 'from', message, earlierIndex: earlierEntry.index }];
    }
    return findTargetFaults(entry, firstEntryByKey);
  });
}

/** Returns the entries that have a path. The `key` of an entry is its normalised path. */
export function listRedirectEntries({ entries }: DraftObject): readonly RedirectEntry[] {
  const list = Array.isArray(entries) ? (entries as readonly DraftValue[]).map(parseEntry) : [];
  return list.filter(({ key }) => key !== '');
}

function parseEntry(value: DraftValue, index: number): RedirectEntry {
  const fields: DraftObject = isObject(value) ? value : {};
  const from = getText(fields['from'])?.trim() ?? '';
  const to = getTarget(fields['to']);
  return { index, from, key: normalizeRedirectUrl(from), to, gone: fields['gone'] === true };
}

function getTarget(to: DraftValue | undefined): string | undefined {
  if (!isObject(to)) return undefined;
  const { linktype, id, url, cached_url: cachedUrl, email } = to;
  if (linktype === 'email') return `mailto:${getText(email) ?? ''}`;
  if (linktype !== 'story') return getText(url) ?? getText(cachedUrl);
  const slug = id instanceof StoryReference ? id.slug : getText(cachedUrl);
  return slug === undefined ? undefined : `/${slug}`;
}

function getText(value: DraftValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function describePathFault(from: string, key: string): string | undefined {
  if (key === '') return `"${from}": the start page cannot be moved`;
  if (key.includes('*')) return `"${from}": patterns are not supported, add one entry per address`;
  const hasImpossiblePart = key.split('/').some((part) => ['', '.', '..'].includes(part));
  if (hasImpossiblePart || /^[a-z][a-z\d+.-]*:/.test(key))
    return `"${from}" is not an address of this site: use /path`;
  return undefined;
}

function findTargetFaults(
  entry: RedirectEntry,
  firstEntryByKey: ReadonlyMap<string, RedirectEntry>,
): readonly RedirectFault[] {
  const { index, to } = entry;
  if (entry.gone) {
    const message = 'an entry with "gone" has no target: "to" is ignored';
    return to === undefined ? [] : [{ index, field: 'to', message }];
  }
  if (to === undefined)
    return [{ index, field: 'from', message: 'has no target: set "to" or "gone: true"' }];
  if (!to.startsWith('/'))
    return [{ index, field: 'to', message: `"${to}" is not a page of this site: use /path` }];
  const redirectLoop = findLoop(entry, firstEntryByKey);
  return redirectLoop
    ? [{ index, field: 'to', message: `leads in a circle: ${redirectLoop.join(' → ')}` }]
    : [];
}

/** Returns the paths of the loop that starts with this redirect; undefined if there is no loop. */
function findLoop(
  entry: RedirectEntry,
  firstEntryByKey: ReadonlyMap<string, RedirectEntry>,
): readonly string[] | undefined {
  const visitedPaths = new Map<string, string>();
  let currentEntry: RedirectEntry | undefined = entry;
  while (currentEntry && !currentEntry.gone) {
    visitedPaths.set(currentEntry.key, `/${currentEntry.key}`);
    if (!currentEntry.to?.startsWith('/')) return undefined;
    const key = normalizeRedirectUrl(currentEntry.to);
    if (visitedPaths.has(key)) return [...visitedPaths.values(), `/${key}`];
    currentEntry = firstEntryByKey.get(key);
  }
  return undefined;
}
