import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

/** Start of the calendar. */
export function CalendarPage() {
  return (
    <>
      <Kicker section="veranstaltungen">Kalender</Kicker>
      <Heading level={1}>Veranstaltungen</Heading>
      <Lead>Märkte, Feldtage, Versammlungen und Feste auf dem Land.</Lead>
      <Notice kind="empty" title="Noch keine Termine">
        Sobald Veranstalter Termine einreichen, stehen sie hier.
      </Notice>
    </>
  );
}
