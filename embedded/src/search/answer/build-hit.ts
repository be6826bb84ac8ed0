import { ALL_TEXT_FIELD } from '#search/collection/collection.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import type { IndexSettings, SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { highlightText, createSnippet } from './highlight.ts';
import { dropAttributes, mapLeaves, pickAttributes } from './pick-attributes.ts';
import type { TextMarker } from './text-marker.ts';

export interface HitContext {
  readonly settings: IndexSettings;
  readonly params: SearchParams;
  readonly marker: TextMarker;
  readonly ranks: AttributeRanks;
}

const DEFAULT_SNIPPET_WORDS = 10;

/** Returns the attributes of a record that the request names and that callers may see. */
export function pickVisibleAttributes(
  record: SearchRecord,
  { attributesToRetrieve: attributes }: SearchParams,
  { unretrievableAttributes }: IndexSettings,
): Record<string, unknown> {
  const includedNames = attributes?.filter((name) => !name.startsWith('-'));
  const excludedNames =
    attributes?.filter((name) => name.startsWith('-')).map((name) => name.slice(1)) ?? [];
  const includesAllAttributes =
    !includedNames ||
    includedNames.includes('*') ||
    (includedNames.length === 0 && excludedNames.length > 0);
  const pickedAttributes = includesAllAttributes
    ? { ...record }
    : pickAttributes(record, includedNames);
  const hiddenNames = [...excludedNames, ...(unretrievableAttributes ?? [])];
  return { ...dropAttributes(pickedAttributes, hiddenNames), objectID: record.objectID };
}

/** Returns the attributes in `names` that callers may see; `*` means all attributes. */
function pickShownAttributes(
  record: SearchRecord,
  names: readonly string[],
  { unretrievableAttributes }: IndexSettings,
): Record<string, unknown> {
  const includesAllAttributes = names.includes('*');
  const { objectID: _id, _tags, _geoloc, ...recordAttributes } = record;
  const pickedAttributes = includesAllAttributes ? recordAttributes : pickAttributes(record, names);
  return dropAttributes(pickedAttributes, unretrievableAttributes ?? []);
}

/**
 * Builds a hit: the requested attributes of a record with `_highlightResult` and `_snippetResult`.
 */
export function buildHit(record: SearchRecord, hitContext: HitContext): Record<string, unknown> {
  const { settings, params, marker, ranks } = hitContext;
  marker.clearHitTexts();
  const hit = pickVisibleAttributes(record, params, settings);
  const searchableNames = ranks.has(ALL_TEXT_FIELD) ? ['*'] : [...ranks.keys()];
  const highlightedNames = params.attributesToHighlight ?? searchableNames;
  if (highlightedNames.length > 0) {
    const shownAttributes = pickShownAttributes(record, highlightedNames, settings);
    hit['_highlightResult'] = restrictToMatchedItems(
      mapLeaves(shownAttributes, (text) => highlightText(text, marker, params)),
      params,
    );
  }
  const snippetNames = params.attributesToSnippet ?? [];
  if (snippetNames.length > 0)
    hit['_snippetResult'] = buildSnippets(record, snippetNames, hitContext);
  return hit;
}

/** Removes items that have no match from lists if `restrictHighlightAndSnippetArrays` is set. */
function restrictToMatchedItems(
  markedItems: unknown,
  { restrictHighlightAndSnippetArrays }: SearchParams,
): unknown {
  return restrictHighlightAndSnippetArrays === true
    ? removeUnmatchedItems(markedItems)
    : markedItems;
}

function removeUnmatchedItems(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(removeUnmatchedItems).filter(hasMatch);
  if (typeof node !== 'object' || node === null || 'matchLevel' in node) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, part]) => [name, removeUnmatchedItems(part)]),
  );
}

function hasMatch(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('matchLevel' in node) return node.matchLevel !== 'none';
  return Object.values(node).some(hasMatch);
}

/**
 * Parses names such as `body:20`. Returns the number of words for each attribute. If an attribute
 * occurs several times, the last number counts.
 */
function parseSnippetLengths(shownNames: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    shownNames.map((shownName) => {
      const [, name = shownName, words] = /^(.+):(\d{1,4})$/u.exec(shownName) ?? [];
      return [name, Number(words ?? DEFAULT_SNIPPET_WORDS)];
    }),
  );
}

function buildSnippets(
  record: SearchRecord,
  shownNames: readonly string[],
  hitContext: HitContext,
): object {
  const { settings, params, marker } = hitContext;
  const snippetFields: Record<string, unknown> = {};
  for (const [name, length] of parseSnippetLengths(shownNames)) {
    const shownAttributes = pickShownAttributes(record, [name], settings);
    const snippets = mapLeaves(shownAttributes, (text) =>
      createSnippet(text, length, marker, params),
    );
    Object.assign(snippetFields, restrictToMatchedItems(snippets, params));
  }
  return snippetFields;
}
