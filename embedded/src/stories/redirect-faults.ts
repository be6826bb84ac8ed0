import { redirectKey } from '@gruenland/shared-contracts/content/redirect-address.ts';
import { isObject, StoryReference, type DraftObject, type DraftValue } from './content-value.ts';

/** An error in an entry of the editors' redirect list. */
export interface RedirectFault {
  /** Index of the entry, from 0. */
  readonly index: number;
  readonly field: 'from' | 'to' | 'gone';
  readonly message: string;
  /** Index of the earlier entry with the same address. */
  readonly earlier?: number;
}

interface Entry {
  readonly index: number;
  readonly from: string;
  readonly key: string;
  readonly to: string | undefined;
  readonly gone: boolean;
}

/**
 * Finds redirects with an invalid target, loops, targets on other sites, unreachable addresses and
 * duplicates. Compares addresses like the site does.
 */
export function redirectFaults({ entries }: DraftObject): readonly RedirectFault[] {
  const list = Array.isArray(entries) ? (entries as readonly DraftValue[]).map(readEntry) : [];
  const first = new Map<string, Entry>();
  for (const entry of list) if (!first.has(entry.key)) first.set(entry.key, entry);
  return list.flatMap((entry): readonly RedirectFault[] => {
    // The block check reports missing fields already.
    if (entry.from === '') return [];
    const fault = wrongAddress(entry.from, entry.key);
    if (fault) return [{ index: entry.index, field: 'from', message: fault }];
    const earlier = first.get(entry.key);
    if (earlier && earlier !== entry) {
      const message = `"${entry.from}" is listed before: this entry is never used`;
      return [{ index: entry.index, field: 'from', message, earlier: earlier.index }];
    }
    return wrongTarget(entry, first);
  });
}

function readEntry(value: DraftValue, index: number): Entry {
  const fields: DraftObject = isObject(value) ? value : {};
  const from = textOf(fields['from'])?.trim() ?? '';
  const to = targetOf(fields['to']);
  return { index, from, key: redirectKey(from), to, gone: fields['gone'] === true };
}

function targetOf(to: DraftValue | undefined): string | undefined {
  if (!isObject(to)) return undefined;
  const { linktype, id, url, cached_url: stored, email } = to;
  if (linktype === 'email') return `mailto:${textOf(email) ?? ''}`;
  if (linktype !== 'story') return textOf(url) ?? textOf(stored);
  const slug = id instanceof StoryReference ? id.slug : textOf(stored);
  return slug === undefined ? undefined : `/${slug}`;
}

function textOf(value: DraftValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function wrongAddress(from: string, key: string): string | undefined {
  if (key === '') return `"${from}": the start page cannot be moved`;
  if (key.includes('*')) return `"${from}": there are no patterns, each address is an entry`;
  const impossible = key.split('/').some((part) => ['', '.', '..'].includes(part));
  if (impossible || /^[a-z][a-z\d+.-]*:/.test(key))
    return `"${from}" is no address of this site: write /path`;
  return undefined;
}

function wrongTarget(entry: Entry, first: ReadonlyMap<string, Entry>): readonly RedirectFault[] {
  const { index, to } = entry;
  if (entry.gone) {
    const message = 'what is gone leads nowhere: "to" is not used';
    return to === undefined ? [] : [{ index, field: 'to', message }];
  }
  if (to === undefined)
    return [{ index, field: 'from', message: 'leads nowhere: give "to" or "gone: true"' }];
  if (!to.startsWith('/'))
    return [{ index, field: 'to', message: `"${to}" is no page of this site: write /path` }];
  const circle = circleFrom(entry, first);
  return circle
    ? [{ index, field: 'to', message: `leads in a circle: ${circle.join(' → ')}` }]
    : [];
}

/** Addresses of the loop that starts here; undefined when the chain ends. */
function circleFrom(
  entry: Entry,
  first: ReadonlyMap<string, Entry>,
): readonly string[] | undefined {
  const passed = new Map<string, string>();
  let at: Entry | undefined = entry;
  while (at && !at.gone) {
    passed.set(at.key, `/${at.key}`);
    if (!at.to?.startsWith('/')) return undefined;
    const key = redirectKey(at.to);
    if (passed.has(key)) return [...passed.values(), `/${key}`];
    at = first.get(key);
  }
  return undefined;
}
