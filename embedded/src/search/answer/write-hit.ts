import { EVERYTHING } from '#search/collection/collection.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import type { IndexSettings, SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { highlight, snippet } from './highlight.ts';
import { dropAttributes, mapLeaves, pickAttributes } from './pick-attributes.ts';
import type { TextMarker } from './text-marker.ts';

export interface HitWriting {
  readonly settings: IndexSettings;
  readonly params: SearchParams;
  readonly marker: TextMarker;
  readonly ranks: AttributeRanks;
}

const DEFAULT_SNIPPET_WORDS = 10;

/** The attributes of a record that callers may see. */
export function retrieve(
  record: SearchRecord,
  { attributesToRetrieve: asked }: SearchParams,
  { unretrievableAttributes }: IndexSettings,
): Record<string, unknown> {
  const wanted = asked?.filter((name) => !name.startsWith('-'));
  const unwanted = asked?.filter((name) => name.startsWith('-')).map((name) => name.slice(1)) ?? [];
  const all = !wanted || wanted.includes('*') || (wanted.length === 0 && unwanted.length > 0);
  const picked = all ? { ...record } : pickAttributes(record, wanted);
  const hidden = [...unwanted, ...(unretrievableAttributes ?? [])];
  return { ...dropAttributes(picked, hidden), objectID: record.objectID };
}

/** The attributes to highlight or cut: named ones, `*` for all. */
function shownAttributes(
  record: SearchRecord,
  names: readonly string[],
  { unretrievableAttributes }: IndexSettings,
): Record<string, unknown> {
  const all = names.includes('*');
  const { objectID: _id, _tags, _geoloc, ...rest } = record;
  const picked = all ? rest : pickAttributes(record, names);
  return dropAttributes(picked, unretrievableAttributes ?? []);
}

/** A hit: retrieved attributes with `_highlightResult` and `_snippetResult`. */
export function writeHit(record: SearchRecord, writing: HitWriting): Record<string, unknown> {
  const { settings, params, marker, ranks } = writing;
  marker.beginHit();
  const hit = retrieve(record, params, settings);
  const searchable = ranks.has(EVERYTHING) ? ['*'] : [...ranks.keys()];
  const marked = params.attributesToHighlight ?? searchable;
  if (marked.length > 0) {
    const shown = shownAttributes(record, marked, settings);
    hit['_highlightResult'] = onlyMatched(
      mapLeaves(shown, (text) => highlight(text, marker, params)),
      params,
    );
  }
  const cut = params.attributesToSnippet ?? [];
  if (cut.length > 0) hit['_snippetResult'] = snippets(record, cut, writing);
  return hit;
}

/** With `restrictHighlightAndSnippetArrays`, lists are reduced to matching items. */
function onlyMatched(
  written: unknown,
  { restrictHighlightAndSnippetArrays }: SearchParams,
): unknown {
  return restrictHighlightAndSnippetArrays === true ? matchedItems(written) : written;
}

function matchedItems(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(matchedItems).filter(hasMatch);
  if (typeof node !== 'object' || node === null || 'matchLevel' in node) return node;
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, matchedItems(part)]));
}

function hasMatch(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('matchLevel' in node) return node.matchLevel !== 'none';
  return Object.values(node).some(hasMatch);
}

/** Number of words by attribute; the last entry for an attribute wins. */
function snippetLengths(shownNames: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    shownNames.map((shownName) => {
      const [, name = shownName, words] = /^(.+):(\d{1,4})$/u.exec(shownName) ?? [];
      return [name, Number(words ?? DEFAULT_SNIPPET_WORDS)];
    }),
  );
}

function snippets(
  record: SearchRecord,
  shownNames: readonly string[],
  writing: HitWriting,
): object {
  const { settings, params, marker } = writing;
  const written: Record<string, unknown> = {};
  for (const [name, length] of snippetLengths(shownNames)) {
    const shown = shownAttributes(record, [name], settings);
    const mapped = mapLeaves(shown, (text) => snippet(text, length, marker, params));
    Object.assign(written, onlyMatched(mapped, params));
  }
  return written;
}
