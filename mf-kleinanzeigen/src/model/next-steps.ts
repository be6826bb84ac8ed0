import type { SavedSearchKindName } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import { DISPLAY_PARAMS } from './list-urls.ts';
import type { ListUrls } from './list-urls.ts';

/** A link that helps a visitor whose search found nothing. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

interface EmptySearch {
  readonly near: { readonly radius: number } | null;
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  readonly searchKind: SavedSearchKindName;
}

const WIDER_RADII_KM = [50, 100, 200] as const;
const PLACE_PARAMS: readonly string[] = ['ort', 'umkreis'];

/**
 * Returns links for a search that found nothing: to search in a wider radius, in all places or
 * without the other filters, and to save the search.
 */
export function listNextSteps({ near, query, urls, searchKind }: EmptySearch): NextStep[] {
  const steps: NextStep[] = [];
  const widerRadius = near && WIDER_RADII_KM.find((radius) => radius >= near.radius * 2);
  if (widerRadius) {
    steps.push({
      label: `Im Umkreis von ${widerRadius}\u00a0km suchen`,
      href: urls.buildHrefWithParam(query, 'umkreis', String(widerRadius)),
    });
  }
  if (near) {
    const href = urls.buildHrefWithoutParam(query, 'ort');
    steps.push({ label: 'In allen Orten suchen', href });
  }
  const words = query.get('q');
  const otherFilters = [...query.keys()].filter(
    (name) => name !== 'q' && !PLACE_PARAMS.includes(name) && !DISPLAY_PARAMS.includes(name),
  );
  if (words && otherFilters.length > 0) {
    const href = urls.buildListHref(new URLSearchParams({ q: words }));
    steps.push({ label: `„${words}“ ohne weitere Filter suchen`, href });
  }
  if (query.size > 0) {
    const href = buildNewSavedSearchPath(searchKind, query.toString());
    steps.push({ label: 'Suchauftrag anlegen: Wir schreiben, sobald etwas passt', href });
  }
  return steps;
}
