import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { CalendarPage } from '#pages/calendar/CalendarPage.tsx';
import { EventPage } from '#pages/event/EventPage.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';

/** The parts of this room for `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  { title: 'Veranstaltungen / Kalender', state: 'leer', view: () => <CalendarPage /> },
  {
    title: 'Veranstaltungen / Termin',
    state: 'keiner unter dieser Adresse',
    view: () => <EventPage />,
  },
  {
    title: 'Veranstaltungen / Eingereicht',
    state: 'mit Titel',
    view: () => <SuccessPage params={{}} data={{ title: 'Martinsmarkt auf dem Kornhof' }} />,
  },
  {
    title: 'Veranstaltungen / Eingereicht',
    state: 'ohne Titel',
    view: () => <SuccessPage params={{}} data={{ title: null }} />,
  },
];
