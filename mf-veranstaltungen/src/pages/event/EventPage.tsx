import type { VeranstaltungDetail } from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { clockText, dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { hrefOf, readFilter } from '#model/calendar-filter.ts';
import {
  ATTENDANCE_TEXTS,
  STATUS_TEXTS,
  admissionText,
  categoryName,
  placeText,
} from '#model/event-texts.ts';
import type { EventData } from './event.loader.server.ts';
import styles from './event.module.css';

/** Detail of a Veranstaltung: what, when, where, and the dates for one's own calendar. */
export function EventPage({ data }: RouteViewProps<EventData>) {
  const { event, over } = data;
  const name = categoryName(event.category);
  const category = hrefOf({ ...readFilter(new URLSearchParams()), category: event.category });
  return (
    <article>
      <Breadcrumbs
        crumbs={[
          { label: 'Veranstaltungen', href: paths.veranstaltungen() },
          { label: name, href: category },
          { label: event.title },
        ]}
      />
      <Kicker section="veranstaltungen">{name}</Kicker>
      <Heading level={1}>{event.title}</Heading>
      <Lead>{event.summary}</Lead>
      <State event={event} over={over} />
      <div className={styles['columns']}>
        <div className={styles['text']}>
          {event.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles['side']}>
          <FactTable caption="Wann und wo" facts={factsOf(event)} />
          {over ? null : (
            <ButtonLink
              href={`/api/veranstaltungen/${event.id}/termine.ics`}
              download
              look="secondary"
            >
              In den Kalender (.ics)
            </ButtonLink>
          )}
        </div>
      </div>
      {event.dates.length > 1 ? <Dates dates={event.dates} /> : null}
    </article>
  );
}

function State({ event: { status, statusNote }, over }: EventData) {
  if (over) return <Notice title="Diese Veranstaltung ist vorbei" />;
  if (status === 'scheduled') return null;
  return (
    <Notice kind="error" title={STATUS_TEXTS[status]}>
      {statusNote}
    </Notice>
  );
}

function factsOf(event: VeranstaltungDetail) {
  const { startsAt, endsAt, attendance, street, organizer, priceCents, priceNote } = event;
  const price = priceCents === 0 ? 'frei' : admissionText(priceCents);
  const admission = [price, priceNote].filter(Boolean).join(', ');
  return [
    {
      name: 'Wann',
      value: (
        <>
          <time dateTime={startsAt}>{dateText(startsAt, { weekday: true, time: true })}</time> bis{' '}
          <time dateTime={endsAt}>{clockText(endsAt)}</time>
        </>
      ),
    },
    { name: 'Wo', value: placeText(event, street) },
    { name: 'Teilnahme', value: ATTENDANCE_TEXTS[attendance] },
    ...(admission ? [{ name: 'Eintritt', value: admission }] : []),
    { name: 'Veranstalter', value: organizer },
  ];
}

function Dates({ dates }: Pick<VeranstaltungDetail, 'dates'>) {
  return (
    <section aria-labelledby="termine">
      <SectionHeading id="termine" section="veranstaltungen">
        Die nächsten Termine
      </SectionHeading>
      <ul className={styles['dates']}>
        {dates.map(({ startsAt }) => (
          <li key={startsAt}>
            <time dateTime={startsAt}>{dateText(startsAt, { weekday: true, time: true })}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
