import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

import { OwnAdStatus } from './OwnAdStatus.tsx';
import type { SuccessData } from './success.loader.server.ts';

/**
 * Shows the page after an ad was submitted. The owner of the ad sees its state; other visitors see
 * a general text.
 */
export function SuccessPage({ data, form }: RouteViewProps<SuccessData>) {
  if (data.ownAd) return <OwnAdStatus ad={data.ownAd} url={data.url} state={form} />;
  return (
    <>
      <Heading level={1}>Ihre Anzeige ist eingereicht</Heading>
      <Lead>
        {data.title ? `Danke für „${data.title}“. ` : 'Danke. '}
        Wir prüfen jede Anzeige, bevor sie erscheint, meist in weniger als einer Stunde. Sie
        bekommen eine E-Mail.
      </Lead>
      <p>
        <ButtonLink href={paths.ads()}>Zu den Kleinanzeigen</ButtonLink>
      </p>
    </>
  );
}
