import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import {
  getServedPath,
  getVariantUrl,
  isVectorImage,
} from '@gruenland/shared-ui/picture/image-address.ts';
import { THUMBNAIL_SIZE } from '#model/search-model.ts';
import type { HitModel, TextPiece } from '#model/search-model.ts';

const HIGHLIGHT_PATTERN = /__ais-highlight__([\s\S]*?)__\/ais-highlight__/g;

/** Splits a highlighted text into marked and plain pieces. Keeps all other markup as plain text. */
export function splitHighlightedText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const match of text.matchAll(HIGHLIGHT_PATTERN)) {
    if (match.index > position)
      pieces.push({ text: text.slice(position, match.index), marked: false });
    pieces.push({ text: match[1] ?? '', marked: true });
    position = match.index + match[0].length;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), marked: false });
  return pieces;
}

interface HighlightResult {
  readonly value?: string;
  readonly matchLevel?: string;
}

/** A hit in the search service's format. */
export type RawHit = SearchDocument & {
  readonly _highlightResult?: { readonly title?: HighlightResult };
  readonly _snippetResult?: { readonly lead?: HighlightResult; readonly text?: HighlightResult };
};

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function readExtract({ _snippetResult: snippets, lead = '' }: RawHit): readonly TextPiece[] {
  const matchedSnippet = [snippets?.lead, snippets?.text].find(
    (snippet) => snippet?.matchLevel !== 'none',
  );
  return splitHighlightedText((matchedSnippet ?? snippets?.lead)?.value ?? lead);
}

/** Returns price, admission or pay of a document; empty if it states none. */
export function readPrice({ free, price, pay }: RawHit): string {
  if (free) return 'Eintritt frei';
  return pay ?? (price === undefined ? '' : euros.format(price));
}

function readFacts(hit: RawHit): readonly string[] {
  const { kind, date, authors = [], region, place, company } = hit;
  const day = date > 0 ? formatLongDate(new Date(date * 1000).toISOString()) : '';
  const factsByKind: Readonly<Record<SearchKind, readonly (string | undefined)[]>> = {
    articles: [...authors, day],
    ads: [readPrice(hit), place, region, day],
    events: [day, place, readPrice(hit)],
    jobs: [readPrice(hit), company, place, day],
  };
  return factsByKind[kind].filter((fact): fact is string => Boolean(fact));
}

/** Returns the URL of the hit's picture, or null if this site serves no such picture. */
function readThumbnail({ picture }: RawHit): string | null {
  const path = typeof picture?.filename === 'string' ? getServedPath(picture.filename) : undefined;
  if (path === undefined) return null;
  return isVectorImage(path) ? path : getVariantUrl(path, { ...THUMBNAIL_SIZE, quality: 60 });
}

/**
 * Returns the path of a hit, or the search page if the path is not on this site. The content of the
 * index is untrusted.
 */
const toPathOnThisSite = (path: unknown): string =>
  typeof path === 'string' && isPathOnThisSite(path) ? path : '/suche';

/** Converts a hit from the search service's format to the data that the page shows. */
export function readHit(hit: RawHit): HitModel {
  return {
    id: hit.objectID,
    kind: hit.kind,
    href: toPathOnThisSite(hit.path),
    kicker: hit.kicker ?? hit.offer ?? '',
    title: splitHighlightedText(hit._highlightResult?.title?.value ?? hit.title),
    extract: readExtract(hit),
    thumbnail: readThumbnail(hit),
    facts: readFacts(hit),
  };
}
