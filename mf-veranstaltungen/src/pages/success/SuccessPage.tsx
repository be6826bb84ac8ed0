import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { EVENT_STATE_TEXTS } from '#model/event-state-texts.ts';
import type { SuccessData } from './success.loader.server.ts';

/** Renders the page that follows the submission of an event. */
export function SuccessPage({ data }: RouteViewProps<SuccessData>) {
  const { event } = data;
  const title = event?.title ?? data.title;
  if (event?.unconfirmed) {
    return (
      <>
        <DeleteSentDraft name="veranstaltung" />
        <Heading level={1}>Fast eingereicht: Bitte bestätigen Sie</Heading>
        <Lead>
          Wir haben Ihnen zu „{event.title}“ eine E-Mail geschickt. Mit dem Link darin bestätigen
          Sie Ihre Adresse; dann sieht die Redaktion sich den Termin an.
        </Lead>
        <CalendarLink />
      </>
    );
  }
  return (
    <>
      <DeleteSentDraft name="veranstaltung" />
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
      <CalendarLink />
    </>
  );
}

function CalendarLink() {
  return (
    <p>
      <ButtonLink href={paths.events()} look="secondary">
        Zum Kalender
      </ButtonLink>
    </p>
  );
}
