import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import type { SuccessData } from './success.loader.server.ts';

/** What happens after an ad was sent in. */
export function SuccessPage({ data }: RouteViewProps<SuccessData>) {
  return (
    <>
      <Heading level={1}>Ihre Anzeige ist eingereicht</Heading>
      <Lead>
        {data.title ? `Danke für „${data.title}“. ` : 'Danke. '}
        Wir prüfen jede Anzeige, bevor sie erscheint, meist in weniger als einer Stunde. Sie
        bekommen eine E-Mail.
      </Lead>
      <p>
        <ButtonLink href={paths.kleinanzeigen()}>Zu den Kleinanzeigen</ButtonLink>
      </p>
    </>
  );
}
