import { EVERYTHING } from '#search/collection/collection.ts';
import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import type { IndexSettings, SearchParams } from '#search/params/search-params.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { highlight, snippet } from './highlight.ts';
import { dropAttributes, mapLeaves, pickAttributes } from './pick-attributes.ts';

export interface HitWriting {
  readonly settings: IndexSettings;
  readonly params: SearchParams;
  readonly units: readonly QueryUnit[];
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

/** Which attributes are highlighted or cut: named ones, `*` for all. */
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
  const { settings, params, units, ranks } = writing;
  const hit = retrieve(record, params, settings);
  const searchable = ranks.has(EVERYTHING) ? ['*'] : [...ranks.keys()];
  const marked = params.attributesToHighlight ?? searchable;
  if (marked.length > 0) {
    const shown = shownAttributes(record, marked, settings);
    hit['_highlightResult'] = mapLeaves(shown, (text) => highlight(text, units, params));
  }
  const cut = params.attributesToSnippet ?? [];
  if (cut.length > 0) hit['_snippetResult'] = snippets(record, cut, writing);
  return hit;
}

function snippets(record: SearchRecord, wishes: readonly string[], writing: HitWriting): object {
  const { settings, params, units } = writing;
  const written: Record<string, unknown> = {};
  for (const wish of wishes) {
    const [, name = wish, words] = /^(.+):(\d{1,4})$/u.exec(wish) ?? [];
    const length = Number(words ?? DEFAULT_SNIPPET_WORDS);
    const shown = shownAttributes(record, [name], settings);
    const mapped = mapLeaves(shown, (text) => snippet(text, length, units, params));
    Object.assign(written, mapped);
  }
  return written;
}
