import { paths } from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

/** Detail of an event. */
export function EventPage() {
  return (
    <article>
      <Kicker section="veranstaltungen">Kalender</Kicker>
      <Heading level={1}>Veranstaltung</Heading>
      <Lead>Zu dieser Adresse ist gerade kein Termin eingetragen.</Lead>
      <p>
        <Link href={paths.veranstaltungen()} look="action">
          Alle Veranstaltungen
        </Link>
      </p>
    </article>
  );
}
