import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { SuccessPageFrame } from '@gruenland/shared-ui/success-page/SuccessPageFrame.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { EVENT_STATE_TEXTS } from '#model/event-state-texts.ts';
import type { SuccessData } from './success.loader.server.ts';

/** Renders the page that follows the submission of an event. */
export function SuccessPage({ data }: RouteViewProps<SuccessData>) {
  return (
    <SuccessPageFrame ways={WAYS}>
      <DeleteSentDraft name="veranstaltung" />
      {data.event?.unconfirmed ? (
        <>
          <Heading level={1}>Fast eingereicht: Bitte bestätigen Sie</Heading>
          <Lead>
            Wir haben Ihnen zu „{data.event.title}“ eine E-Mail geschickt. Mit dem Link darin
            bestätigen Sie Ihre Adresse; dann sieht die Redaktion sich den Termin an.
          </Lead>
        </>
      ) : (
        <SubmittedEvent {...data} />
      )}
    </SuccessPageFrame>
  );
}

const WAYS = [
  { href: paths.events(), label: 'Zum Kalender' },
  { href: paths.newEvent(), label: 'Weitere Veranstaltung einreichen' },
  { href: paths.accountPage('veranstaltungen'), label: 'Meine Veranstaltungen' },
];

function SubmittedEvent({ event, title: titleOfUrl }: SuccessData) {
  const title = event?.title ?? titleOfUrl;
  return (
    <>
      <Heading level={1}>Ihre Veranstaltung ist eingereicht</Heading>
      <Lead>
        {title ? `Danke für „${title}“. ` : 'Danke. '}
        Die Redaktion sieht sich jeden Termin an, bevor er erscheint. Sie bekommen eine E-Mail.
      </Lead>
      {event ? (
        <Notice
          kind={event.state === 'rejected' ? 'error' : 'info'}
          title={EVENT_STATE_TEXTS[event.state]}
        >
          {event.refusal}
        </Notice>
      ) : null}
      {event?.state === 'published' ? (
        <p>
          <ButtonLink href={paths.event(event.id)}>Im Kalender ansehen</ButtonLink>
        </p>
      ) : null}
    </>
  );
}
