import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';

import { buildCalendarHref, parseFilter, RADII_KM } from './calendar-filter.ts';
import type { CalendarFilter } from './calendar-filter.ts';

/** A link that leads on from an empty calendar. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

/** Returns the path of the form that saves this search. */
export function buildSaveHref(filter: CalendarFilter): string {
  const [, query = ''] = buildCalendarHref(filter).split('?');
  return buildNewSavedSearchPath('events', query);
}

/**
 * Returns what visitors can do if nothing matches: a wider radius, all places, all days, only the
 * words without other filters, a saved search.
 */
export function listNextSteps(currentFilter: CalendarFilter): NextStep[] {
  const filter = { ...currentFilter, page: 1 };
  const { place, radius, period, query } = filter;
  const widerRadius = place && RADII_KM.find((radiusKm) => radiusKm >= radius * 2);
  const wordsOnly = { ...parseFilter(new URLSearchParams()), query };
  const wordsHref = buildCalendarHref(wordsOnly);
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
