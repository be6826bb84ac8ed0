import { watchListPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { IconCalendar } from '@gruenland/shared-ui/icon/IconCalendar.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { CalendarFilters } from '#list/CalendarFilters.tsx';
import { DayList } from '#list/DayList.tsx';
import { WhenLinks } from '#list/WhenLinks.tsx';
import { apiQuery, daysOf, hrefOf, readFilter } from '#model/calendar-filter.ts';
import type { CalendarData } from './calendar.loader.server.ts';
import styles from './calendar.module.css';

/** The calendar: when, what, and the dates that fit, day by day. */
export function CalendarPage({ data }: RouteViewProps<CalendarData>) {
  const { filter, today, list } = data;
  return (
    <>
      <Kicker section="veranstaltungen">Kalender</Kicker>
      <Heading level={1}>Veranstaltungen</Heading>
      <Lead>Märkte, Feldtage, Versammlungen und Feste auf dem Land.</Lead>
      <WhenLinks filter={filter} today={today} />
      <CalendarFilters filter={filter} categories={list?.categories ?? {}} />
      {list ? <Found {...data} list={list} /> : <Away />}
      <p>
        <Link
          href={watchListPath('veranstaltungen', hrefOf(filter).split('?')[1] ?? '')}
          look="action"
        >
          Als Suchauftrag speichern
        </Link>
      </p>
      <p>
        <Link href={paths.veranstaltungNeu()} look="action">
          Veranstaltung einreichen
        </Link>
      </p>
    </>
  );
}

function Found({
  filter,
  today,
  list,
}: CalendarData & { list: NonNullable<CalendarData['list']> }) {
  if (list.total === 0) {
    return (
      <Notice
        kind="empty"
        title="Kein Termin passt dazu"
        action={<Link href={hrefOf(NOTHING)}>Alle Termine zeigen</Link>}
      >
        Vielleicht in einem anderen Monat, weiter weg oder ohne Filter.
      </Notice>
    );
  }
  const feed = apiQuery({ ...filter, page: 1, when: null }, today).toString();
  return (
    <>
      <p className={styles['count']} role="status">
        {list.total === 1 ? 'Ein Termin' : `${list.total} Termine`}
        <Around filter={filter} near={list.near} />
      </p>
      <DayList events={list.events} from={daysOf(filter.when, today).von ?? today} today={today} />
      <Pagination
        current={list.page}
        total={list.pages}
        label="Seiten des Kalenders"
        hrefOf={(page) => hrefOf({ ...filter, page })}
      />
      <p className={styles['feed']}>
        <IconCalendar />{' '}
        <Link href={`/api/veranstaltungen/kalender.ics${feed ? `?${feed}` : ''}`} download>
          Diese Auswahl als Kalender abonnieren (.ics)
        </Link>
      </p>
    </>
  );
}

/** Where it was looked, or that nobody knows the place. */
function Around({ filter, near }: { filter: CalendarData['filter']; near: Near }) {
  if (near) {
    const where = ` im Umkreis von ${near.radius} km um ${near.postcode} ${near.place}`;
    const strange = /^\d{5}$/.test(filter.place) && filter.place !== near.postcode;
    return strange ? `${where}. Die Postleitzahl ${filter.place} kennen wir nicht.` : where;
  }
  if (!filter.place) return null;
  return `. Den Ort „${filter.place}“ kennen wir nicht, die Termine sind deshalb aus allen Orten.`;
}

type Near = NonNullable<CalendarData['list']>['near'];

const NOTHING = readFilter(new URLSearchParams());

function Away() {
  return (
    <Notice kind="error" title="Die Termine sind gerade nicht erreichbar" live>
      Bitte laden Sie die Seite in einem Augenblick noch einmal.
    </Notice>
  );
}
