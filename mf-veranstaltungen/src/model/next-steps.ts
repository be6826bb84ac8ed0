import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';

import { buildCalendarHref, parseFilter, RADII_KM } from './calendar-filter.ts';
import type { CalendarFilter } from './calendar-filter.ts';

/** A link that the calendar offers when no occurrence matches. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

/** Returns the path of the form in which visitors save this search. */
export function buildSaveHref(filter: CalendarFilter): string {
  const [, query = ''] = buildCalendarHref({ ...filter, view: null }).split('?');
  return buildNewSavedSearchPath('events', query);
}

/**
 * Returns links for visitors whose search has no match: a wider radius, all places, all days, the
 * search words without other filters, or a saved search.
 */
export function listNextSteps(currentFilter: CalendarFilter): NextStep[] {
  const filter = { ...currentFilter, page: 1 };
  const { place, radius, period, query } = filter;
  const widerRadius = place && RADII_KM.find((radiusKm) => radiusKm >= radius * 2);
  const wordsOnlyFilter = { ...parseFilter(new URLSearchParams()), query };
  const wordsHref = buildCalendarHref(wordsOnlyFilter);
  const steps = [
    widerRadius && {
      label: `Im Umkreis von ${widerRadius}\u00a0km suchen`,
      href: buildCalendarHref({ ...filter, radius: widerRadius }),
    },
    place && { label: 'In allen Orten suchen', href: buildCalendarHref({ ...filter, place: '' }) },
    period && {
      label: 'An allen Tagen suchen',
      href: buildCalendarHref({ ...filter, period: null }),
    },
    query && { label: `„${query}“ ohne weitere Filter suchen`, href: wordsHref },
    {
      label: 'Suchauftrag anlegen: Wir schreiben, sobald etwas passt',
      href: buildSaveHref(filter),
    },
  ].filter((step) => typeof step === 'object' && step !== null);
  const currentHref = buildCalendarHref(filter);
  const hrefs = steps.map(({ href }) => href);
  return steps.filter(({ href }, index) => href !== currentHref && hrefs.indexOf(href) === index);
}
