import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import { listEventNotes } from '@gruenland/shared-contracts/events/event-notes.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatTimeOfDay, formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { ShareActions } from '@gruenland/shared-ui/share/ShareActions.tsx';
import { PrintQrCode } from '@gruenland/shared-ui/share/PrintQrCode.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Gallery } from '@gruenland/shared-ui/photos/Gallery.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { TextBlocks } from '@gruenland/shared-ui/type/TextBlocks.tsx';
import { buildCalendarHref, parseFilter } from '#model/calendar-filter.ts';
import {
  STATUS_TEXTS,
  getAttendanceText,
  getStatusTone,
  formatAdmission,
  getCategoryName,
  formatPlace,
  joinLabels,
} from '#model/event-texts.ts';
import { canRegister, formatSeats } from '#model/seats-text.ts';
import { EventTime } from '#events/EventTime.tsx';
import { RegistrationBar, RegistrationLink } from './RegistrationLink.tsx';
import type { EventData } from './event.loader.server.ts';
import styles from './event.module.css';

/** Renders the page of one event with all its upcoming occurrences. */
export function EventPage({ data }: RouteViewProps<EventData>) {
  const { event, isOver, url } = data;
  const name = getCategoryName(event.category);
  const category = buildCalendarHref({
    ...parseFilter(new URLSearchParams()),
    category: event.category,
  });
  return (
    <article>
      <Breadcrumbs
        crumbs={[
          { label: 'Veranstaltungen', href: paths.events() },
          { label: name, href: category },
          { label: event.title },
        ]}
      />
      <div className={styles.head}>
        <Kicker section="veranstaltungen">{name}</Kicker>
        <Heading level={1}>{event.title}</Heading>
        <Meta>
          <EventTime date={event} />
          {formatPlace(event)}
          {formatAdmission(event.priceCents) || null}
        </Meta>
        <Lead>{event.summary}</Lead>
      </div>
      <StatusNotice event={event} isOver={isOver} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <Gallery pictures={event.pictures} title={event.title} />
          <TextBlocks text={event.description.join('\n\n')} />
        </div>
        <div className={styles.side}>
          <FactTable caption="Wann und wo" facts={createEventFactRows(event)} />
          {isOver ? null : <RegistrationLink event={event} />}
          {isOver ? null : (
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
      <ShareActions
        savedReference={{ kind: 'event', id: event.id }}
        title={event.title}
        url={url}
      />
      {event.qr ? <PrintQrCode picture={event.qr} targetName="Alle Termine" url={url} /> : null}
      <p className={styles.seats}>
        <Link href={eventPaths.report(event.id)}>Veranstaltung melden</Link>
      </p>
      {event.dates.length > 1 ? <OccurrenceSection id={event.id} dates={event.dates} /> : null}
      {isOver ? null : <RegistrationBar event={event} />}
    </article>
  );
}

function StatusNotice({ event, isOver }: Pick<EventData, 'event' | 'isOver'>) {
  const { status, statusNote, dates } = event;
  const previousStart = dates[0]?.previousStart;
  if (isOver) return <Notice title="Diese Veranstaltung ist vorbei" />;
  if (status === 'scheduled') return null;
  return (
    <Notice kind={status === 'moved-online' ? 'info' : 'error'} title={STATUS_TEXTS[status]}>
      {statusNote}
      {previousStart
        ? ` Ursprünglich: ${formatLongDate(previousStart, { weekday: true, time: !isAllDay(event) })}.`
        : null}
    </Notice>
  );
}

function createEventFactRows(event: EventDetail) {
  const { attendance, status, street, organizer, priceCents, priceNote } = event;
  const price = priceCents === 0 ? 'frei' : formatAdmission(priceCents);
  const admissionFact = [price, priceNote].filter(Boolean).join(', ');
  const audience = joinLabels(EVENT_AUDIENCES, event.audience);
  const topics = joinLabels(EVENT_TOPIC_LABELS, event.topics);
  return [
    {
      name: 'Wann',
      value: <EventTime date={event} />,
    },
    ...(event.doorsAt ? [{ name: 'Einlass', value: formatTimeOfDay(event.doorsAt) }] : []),
    { name: 'Wo', value: formatPlace(event, street) },
    ...listEventNotes(event),
    { name: 'Teilnahme', value: getAttendanceText(attendance, status) },
    ...(admissionFact ? [{ name: 'Eintritt', value: admissionFact }] : []),
    { name: 'Veranstalter', value: organizer },
    ...(audience ? [{ name: 'Für wen', value: audience }] : []),
    ...(topics ? [{ name: 'Themen', value: topics }] : []),
  ];
}

function OccurrenceSection({ id, dates }: Pick<EventDetail, 'id' | 'dates'>) {
  return (
    <section aria-labelledby="termine">
      <SectionHeading id="termine" section="veranstaltungen">
        Die nächsten Termine
      </SectionHeading>
      <ul className={styles.occurrences}>
        {dates.map((date) => (
          <li key={date.id}>
            <EventTime date={date} isBrief />
            {date.status === 'scheduled' ? null : (
              <>
                {' '}
                <Badge tone={getStatusTone(date.status)}>{STATUS_TEXTS[date.status]}</Badge>
              </>
            )}
            {canRegister(date) ? (
              <>
                {' '}
                <Link href={eventPaths.register(id, date.id)}>
                  {formatSeats(date)}
                  <VisuallyHidden>, anmelden</VisuallyHidden>
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
