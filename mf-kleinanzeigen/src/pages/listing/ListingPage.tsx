import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import type { ListingData } from './listing.loader.server.ts';

/** Detail of an ad. */
export function ListingPage({ data }: RouteViewProps<ListingData>) {
  return (
    <article>
      <Kicker section="kleinanzeigen">Kleinanzeige</Kicker>
      <Heading level={1}>{data.title}</Heading>
      <Lead>Zu dieser Adresse läuft gerade keine Anzeige.</Lead>
      <p>
        <Link href={paths.kleinanzeigen()} look="action">
          Alle Kleinanzeigen
        </Link>
      </p>
    </article>
  );
}
