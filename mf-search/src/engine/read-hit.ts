import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { HitModel, Piece } from '#model/search-model.ts';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';

const TAGS = /__ais-highlight__([\s\S]*?)__\/ais-highlight__/g;

/** A highlighted text as pieces; whatever else is in it stays plain text. */
export function readPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(TAGS)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), marked: false });
    pieces.push({ text: match[1] ?? '', marked: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

interface Leaf {
  readonly value?: string;
  readonly matchLevel?: string;
}

/** A hit as the service sends it. */
export type RawHit = SearchDocument & {
  readonly _highlightResult?: { readonly title?: Leaf };
  readonly _snippetResult?: { readonly lead?: Leaf; readonly text?: Leaf };
};

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function extractOf({ _snippetResult: snippets, lead = '' }: RawHit): readonly Piece[] {
  const matched = [snippets?.lead, snippets?.text].find((leaf) => leaf?.matchLevel !== 'none');
  return readPieces((matched ?? snippets?.lead)?.value ?? lead);
}

function factsOf(hit: RawHit): readonly string[] {
  const { kind, date, price, authors = [], region, place, company } = hit;
  const day = date > 0 ? dateText(new Date(date * 1000).toISOString()) : '';
  const cost = price === undefined ? '' : euros.format(price);
  const facts =
    kind === 'kleinanzeigen' ? [cost, place, region, day] : [company, ...authors, place, day];
  return facts.filter((fact): fact is string => Boolean(fact));
}

/** Own paths only: an index is data from outside. */
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/suche';

/** What a row of results shows. */
export function readHit(hit: RawHit): HitModel {
  return {
    id: hit.objectID,
    kind: hit.kind,
    href: ownPath(hit.path),
    kicker: hit.kicker ?? hit.offer ?? '',
    title: readPieces(hit._highlightResult?.title?.value ?? hit.title),
    extract: extractOf(hit),
    facts: factsOf(hit),
  };
}
