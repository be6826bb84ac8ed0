import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import type { SuccessData } from './success.loader.server.ts';

/** What happens after an event was sent in. */
export function SuccessPage({ data }: RouteViewProps<SuccessData>) {
  return (
    <>
      <Heading level={1}>Ihre Veranstaltung ist eingereicht</Heading>
      <Lead>
        {data.title ? `Danke für „${data.title}“. ` : 'Danke. '}
        Die Redaktion sieht sich jeden Termin an, bevor er erscheint. Sie bekommen eine E-Mail.
      </Lead>
      <p>
        <ButtonLink href={paths.veranstaltungen()}>Zum Kalender</ButtonLink>
      </p>
    </>
  );
}
