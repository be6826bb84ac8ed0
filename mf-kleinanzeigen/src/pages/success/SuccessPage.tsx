import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { SuccessPageFrame } from '@gruenland/shared-ui/success-page/SuccessPageFrame.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

import { OwnAdStatus } from './OwnAdStatus.tsx';
import type { SuccessData } from './success.loader.server.ts';

/**
 * Shows the page after an ad was submitted. The owner of the ad sees its state; other visitors see
 * a general text.
 */
export function SuccessPage({ data, form }: RouteViewProps<SuccessData>) {
  return (
    <SuccessPageFrame ways={WAYS}>
      {data.ownAd ? (
        <OwnAdStatus ad={data.ownAd} url={data.url} state={form} />
      ) : (
        <SubmittedAd title={data.title} />
      )}
    </SuccessPageFrame>
  );
}

const WAYS = [
  { href: paths.ads(), label: 'Zu den Kleinanzeigen' },
  { href: paths.newAd(), label: 'Weitere Anzeige aufgeben' },
  { href: paths.accountPage('anzeigen'), label: 'Meine Anzeigen' },
];

function SubmittedAd({ title }: Pick<SuccessData, 'title'>) {
  return (
    <>
      <Heading level={1}>Ihre Anzeige ist eingereicht</Heading>
      <Lead>
        {title ? `Danke für „${title}“. ` : 'Danke. '}
        Wir prüfen jede Anzeige, bevor sie erscheint, meist in weniger als einer Stunde. Sie
        bekommen eine E-Mail.
      </Lead>
    </>
  );
}
