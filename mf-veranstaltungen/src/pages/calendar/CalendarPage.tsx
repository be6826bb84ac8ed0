import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { IconCalendar } from '@gruenland/shared-ui/icon/IconCalendar.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { CalendarFilters } from '#list/CalendarFilters.tsx';
import { PeriodLinks } from '#list/PeriodLinks.tsx';
import { buildApiQuery, buildCalendarHref, parseFilter } from '#model/calendar-filter.ts';
import { buildSaveHref, listNextSteps } from '#model/next-steps.ts';
import { describeWords } from './describe-words.ts';
import type { CalendarData } from './calendar.loader.server.ts';
import styles from './calendar.module.css';

/** Renders the calendar: links to periods, filters, a month, and occurrences grouped by day. */
export function CalendarPage({ data }: RouteViewProps<CalendarData>) {
  const { filter, today, list } = data;
  return (
    <>
      <header className={styles.head}>
        <Kicker section="veranstaltungen" className={styles.intro}>
          Kalender
        </Kicker>
        <Heading level={1}>Veranstaltungen</Heading>
        <Lead className={styles.intro}>
          Märkte, Feldtage, Versammlungen und Feste auf dem Land.
        </Lead>
        <ButtonLink href={paths.newEvent()} look="secondary">
          Veranstaltung eintragen
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <PeriodLinks filter={filter} today={today} />
        <CalendarFilters filter={filter} today={today} list={list} />
        <div className={styles.month}>
          <BlockRegion name="month" />
        </div>
        <div>
          <BlockRegion name="map" />
          {list ? <CalendarResults {...data} list={list} /> : <ServiceUnavailable />}
          <p>
            <Link href={buildSaveHref(filter)} look="action">
              Als Suchauftrag speichern
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

function CalendarResults({
  filter,
  today,
  list,
}: CalendarData & { list: NonNullable<CalendarData['list']> }) {
  if (list.total === 0) return <EmptyCalendar filter={filter} list={list} />;
  const feed = buildApiQuery({ ...filter, page: 1, period: null }, today).toString();
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>
          {list.total === 1 ? 'Ein Termin' : `${list.total} Termine`}
          {describeWords(filter.query, list.understood)}
          {formatSearchArea(list.near)}
        </p>
        {filter.view !== 'karte' && (
          <Link
            href={buildCalendarHref({ ...filter, page: 1, view: 'karte' })}
            look="action"
            rel="nofollow"
          >
            Karte
          </Link>
        )}
      </div>
      <CorrectedWordsLink filter={filter} understood={list.understood} />
      <BlockRegion name="days" />
      <Pagination
        current={list.page}
        pageCount={list.pages}
        label="Seiten des Kalenders"
        buildPageHref={(page) => buildCalendarHref({ ...filter, page })}
      />
      <p className={styles.feed}>
        <IconCalendar />{' '}
        <Link href={`/api/veranstaltungen/kalender.ics${feed ? `?${feed}` : ''}`} download>
          Diese Auswahl als Kalender abonnieren (.ics)
        </Link>
      </p>
    </>
  );
}

/**
 * Renders a link to a search with corrected words. Renders nothing if the words contain no typo.
 */
function CorrectedWordsLink({ filter, understood }: SearchedWordsProps) {
  if (!understood?.suggestion) return null;
  const href = buildCalendarHref({ ...filter, query: understood.suggestion, page: 1 });
  return (
    <p>
      Meinten Sie <Link href={href}>{understood.suggestion}</Link>? „{filter.query}“ kommt nicht
      vor.
    </p>
  );
}

interface SearchedWordsProps {
  readonly filter: CalendarData['filter'];
  readonly understood: NonNullable<CalendarData['list']>['understood'];
}

interface EmptyCalendarProps {
  readonly filter: CalendarData['filter'];
  readonly list: NonNullable<CalendarData['list']>;
}

/** Renders what was searched, the words that were meant, and links that lead on. */
function EmptyCalendar({ filter, list }: EmptyCalendarProps) {
  const searchText = describeWords(filter.query, list.understood) + formatSearchArea(list.near);
  return (
    <Notice
      kind="empty"
      title={searchText ? `Kein Termin${searchText}` : 'Kein Termin passt dazu'}
      action={<Link href={buildCalendarHref(EMPTY_FILTER)}>Alle Termine zeigen</Link>}
    >
      <CorrectedWordsLink filter={filter} understood={list.understood} />
      Vielleicht in einem anderen Monat, weiter weg oder ohne Filter:
      <ul>
        {listNextSteps(filter).map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Formats the area of the search; empty if the search is not restricted to a place. */
const formatSearchArea = (near: SearchCenter): string =>
  near ? ` im Umkreis von ${near.radius} km um ${near.postcode} ${near.place}` : '';

type SearchCenter = NonNullable<CalendarData['list']>['near'];

const EMPTY_FILTER = parseFilter(new URLSearchParams());

function ServiceUnavailable() {
  return (
    <Notice kind="error" title="Die Termine sind gerade nicht erreichbar" live>
      Bitte laden Sie die Seite in einem Augenblick noch einmal.
    </Notice>
  );
}
