import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { parseFilter } from '#model/calendar-filter.ts';
import { createMonthGrid } from '#model/month-grid.ts';
import { MonthGrid } from '#month/MonthGrid.tsx';
import { EVENT_DAYS } from '#samples/event-samples.ts';

const TODAY = '2026-11-21';

function createStory(
  state: string,
  query: string,
  days: EventDays['days'] = EVENT_DAYS.days,
): StoryDefinition {
  const filter = parseFilter(new URLSearchParams(query));
  const model = createMonthGrid(filter, TODAY, { days });
  return {
    title: 'Veranstaltungen / Monat',
    state,
    view: () => <MonthGrid model={model} />,
  };
}

/** Component examples of the month grid. */
export const monthStories: readonly StoryDefinition[] = [
  createStory('auf dem Telefon geschlossen', ''),
  createStory('dieser Monat', 'ansicht=monat'),
  createStory('ein Tag gewählt', 'wann=2026-11-28&ansicht=monat'),
  createStory('heute gewählt', 'wann=heute&ansicht=monat'),
  createStory('ein Wochenende gewählt', 'wann=wochenende&kategorie=markt&ansicht=monat'),
  createStory('ein Monat ohne Termine', 'wann=2027-02&ansicht=monat', {}),
];
