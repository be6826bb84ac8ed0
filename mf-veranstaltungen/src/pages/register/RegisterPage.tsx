import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { canRegister, formatSeats } from '#model/seats-text.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { EventTime } from '#events/EventTime.tsx';
import type { RegisterData } from './register.loader.server.ts';

/** Renders the page to register for an occurrence. */
export function RegisterPage({ data, form: state }: RouteViewProps<RegisterData>) {
  const { form, isSent: sent } = data;
  if (sent && !state) return <SentNotice />;
  const { date } = form;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Veranstaltungen', href: paths.events() },
          { label: form.title, href: paths.event(form.eventId) },
          { label: 'Anmelden' },
        ]}
      />
      <Heading level={1} size={4}>
        Anmelden: {form.title}
      </Heading>
      <Lead>
        <EventTime date={date} isBrief />
        {'. '}
        {formatSeats(date)}.
      </Lead>
      {form.dates.some(canRegister) ? (
        <>
          {date.registration === 'waitlist' ? (
            <Notice title="Hier warten schon andere, oder alle Plätze sind vergeben">
              Sie können sich auf die Warteliste setzen. Es geht streng der Reihe nach: Wer länger
              wartet, kommt zuerst, auch wenn dafür erst ein zweiter Platz frei werden muss. Sind
              Sie an der Reihe, schreiben wir Ihnen, und Sie haben 24 Stunden Zeit.
            </Notice>
          ) : null}
          <RegisterForm key={data.formKey} data={data} state={state} />
        </>
      ) : (
        <Notice
          title="Zu diesem Termin kann man sich gerade nicht anmelden"
          action={<ButtonLink href={paths.event(form.eventId)}>Zur Veranstaltung</ButtonLink>}
        />
      )}
    </>
  );
}

function SentNotice() {
  return (
    <>
      <Heading level={1} size={4}>
        Fast fertig: Bitte bestätigen Sie
      </Heading>
      <p role="status">
        Wir haben Ihnen eine E-Mail geschickt. Erst mit dem Link darin ist Ihr Platz reserviert.
        Danach bekommen Sie Ihren Code für den Einlass und den Termin für den Kalender.
      </p>
      <ButtonLink href={paths.events()} look="secondary">
        Zum Kalender
      </ButtonLink>
    </>
  );
}
