import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { DayList } from '#list/DayList.tsx';
import { NextOccurrences } from '#list/NextOccurrences.tsx';
import { CalendarPage } from '#pages/calendar/CalendarPage.tsx';
import { EventPage } from '#pages/event/EventPage.tsx';
import {
  UNAVAILABLE_CALENDAR,
  CALENDAR,
  EVENT_DETAIL,
  LISTED_EVENTS,
  EMPTY_CALENDAR,
  MISSPELT_CALENDAR,
  EVENT_WITH_ONE_OCCURRENCE,
  EVENT_PAGE_URL,
} from '#samples/event-samples.ts';
import { monthStories } from './stories/month-stories.tsx';
import { submissionStories } from './stories/submission-stories.tsx';
import { registrationStories } from './stories/registration-stories.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Veranstaltungen / Kalender',
    state: 'mit Terminen',
    view: () => (
      <>
        <CalendarPage params={{}} data={CALENDAR} />
        <DayList model={{ events: LISTED_EVENTS, from: '2026-11-21', today: '2026-11-21' }} />
      </>
    ),
  },
  {
    title: 'Veranstaltungen / Kalender',
    state: 'mit vertipptem Suchwort',
    view: () => <CalendarPage params={{}} data={MISSPELT_CALENDAR} />,
  },
  {
    title: 'Veranstaltungen / Kalender',
    state: 'nichts passt',
    view: () => <CalendarPage params={{}} data={EMPTY_CALENDAR} />,
  },
  {
    title: 'Veranstaltungen / Kalender',
    state: 'nicht erreichbar',
    view: () => <CalendarPage params={{}} data={UNAVAILABLE_CALENDAR} />,
  },
  {
    title: 'Veranstaltungen / Termin',
    state: 'eine Reihe',
    view: () => (
      <EventPage params={{}} data={{ event: EVENT_DETAIL, isOver: false, url: EVENT_PAGE_URL }} />
    ),
  },
  {
    title: 'Veranstaltungen / Termin',
    state: 'declined',
    view: () => (
      <EventPage
        params={{}}
        data={{
          event: {
            ...EVENT_WITH_ONE_OCCURRENCE,
            status: 'cancelled',
            statusNote: 'Der Platz steht unter Wasser.',
          },
          isOver: false,
          url: EVENT_PAGE_URL,
        }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Termin',
    state: 'vorbei',
    view: () => (
      <EventPage
        params={{}}
        data={{ event: EVENT_WITH_ONE_OCCURRENCE, isOver: true, url: EVENT_PAGE_URL }}
      />
    ),
  },
  {
    title: 'Veranstaltungen / Eingereicht',
    state: 'mit Titel',
    view: () => (
      <SuccessPage params={{}} data={{ title: 'Martinsmarkt auf dem Kornhof', event: null }} />
    ),
  },
  {
    title: 'Veranstaltungen / Eingereicht',
    state: 'ohne Titel',
    view: () => <SuccessPage params={{}} data={{ title: null, event: null }} />,
  },
  {
    title: 'Veranstaltungen / Nächste',
    state: 'in anderen Bereichen',
    view: () => <NextOccurrences title="Nächste Veranstaltungen" events={LISTED_EVENTS} />,
  },
  ...monthStories,
  ...registrationStories,
  ...submissionStories,
];
