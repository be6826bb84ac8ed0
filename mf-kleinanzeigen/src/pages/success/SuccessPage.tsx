import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

import { OwnAdState } from './OwnAdState.tsx';
import type { SuccessData } from './success.loader.server.ts';

/** What happens after an ad was sent in; to its owner the state it is in and what can be done. */
export function SuccessPage({ data, form }: RouteViewProps<SuccessData>) {
  if (data.own) return <OwnAdState ad={data.own} url={data.url} state={form} />;
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
