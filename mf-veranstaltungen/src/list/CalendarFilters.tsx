import {
  EVENT_ATTENDANCES,
  EVENT_CATEGORIES,
} from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import type { VeranstaltungenList } from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { hrefOf } from '#model/calendar-filter.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { ATTENDANCE_TEXTS } from '#model/event-texts.ts';
import styles from './list.module.css';

interface CalendarFiltersProps {
  readonly filter: CalendarFilter;
  readonly categories: VeranstaltungenList['categories'];
}

/** What, how and for how much: a form that works before any script. */
export function CalendarFilters({ filter, categories }: CalendarFiltersProps) {
  const { appMode } = usePageFacts();
  return (
    <form
      // Another filter, other fields: what was chosen in the address is what they show.
      key={hrefOf(filter)}
      className={styles['filters']}
      action={paths.veranstaltungen()}
      method="get"
      role="search"
      aria-label="Termine eingrenzen"
    >
      {appMode && <input type="hidden" name="is_app" value="true" />}
      {filter.when && <input type="hidden" name="wann" value={filter.when} />}
      <label className={styles['field']}>
        <span>Stichwort oder Ort</span>
        <input type="search" name="q" defaultValue={filter.query} maxLength={100} />
      </label>
      <label className={styles['field']}>
        <span>Art der Veranstaltung</span>
        <select name="kategorie" defaultValue={filter.category ?? ''}>
          <option value="">Alle</option>
          {EVENT_CATEGORIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name} ({categories[slug] ?? 0})
            </option>
          ))}
        </select>
      </label>
      <label className={styles['field']}>
        <span>Teilnahme</span>
        <select name="teilnahme" defaultValue={filter.attendance ?? ''}>
          <option value="">Egal</option>
          {EVENT_ATTENDANCES.map((attendance) => (
            <option key={attendance} value={attendance}>
              {ATTENDANCE_TEXTS[attendance]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['tick']}>
        <input type="checkbox" name="frei" value="1" defaultChecked={filter.free} />
        <span>Nur mit freiem Eintritt</span>
      </label>
      <Button type="submit" look="secondary">
        Termine zeigen
      </Button>
    </form>
  );
}
