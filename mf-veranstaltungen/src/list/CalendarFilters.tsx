import { useState } from 'react';
import {
  EVENT_ATTENDANCE_MODES,
  EVENT_CATEGORIES,
} from '@gruenland/shared-contracts/api/events.ts';
import type { EventList } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { FilterForm } from '@gruenland/shared-ui/filters/FilterForm.tsx';
import { PlaceNotice, isPlaceUnclear } from '@gruenland/shared-ui/place/PlaceNotice.tsx';
import { PlaceSuggestions } from '@gruenland/shared-ui/place/PlaceSuggestions.tsx';
import { RADII_KM, buildApiQuery, buildCalendarHref, parseFilter } from '#model/calendar-filter.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { ATTENDANCE_TEXTS } from '#model/event-texts.ts';
import styles from './list.module.css';

interface CalendarFiltersProps {
  readonly filter: CalendarFilter;
  /** Current day in Germany. */
  readonly today: string;
  /** Null if the api is unavailable. */
  readonly list: Pick<EventList, 'categories' | 'near' | 'placeChoices' | 'total'> | null;
}

const NOTICE_ID = 'ort-hinweis';

/** Renders the filter form of the calendar. The form also works without JavaScript. */
export function CalendarFilters({ filter, today, list }: CalendarFiltersProps) {
  return (
    <FilterForm
      label="Termine eingrenzen"
      role="search"
      className={styles.filters}
      list={{
        path: paths.events(),
        total: list?.total ?? 0,
        itemLabels: ['Termin', 'Termine'],
        buildHref: (fields) => buildCalendarHref(parseFilter(fields)),
        buildApiPath: (fields) => `/api/events?${buildApiQuery(parseFilter(fields), today)}`,
      }}
      keptParams={{ wann: filter.period, ansicht: filter.view }}
      searchFields={
        <div className={styles.search}>
          <label className={styles.field}>
            <span>Stichwort</span>
            <input type="search" name="q" defaultValue={filter.query} maxLength={100} />
          </label>
          <Button type="submit" look="secondary">
            Termine zeigen
          </Button>
        </div>
      }
      summary="Ort und Filter"
      appliedCount={countFilters(filter)}
      isOpen={list !== null && isPlaceUnclear(filter.place, list)}
      sectionClassName={styles.filterSection}
      summaryClassName={styles.filterSummary}
      fieldsClassName={styles.fields}
    >
      <AreaFields filter={filter} list={list} />
      <label className={styles.field}>
        <span>Art der Veranstaltung</span>
        <select name="kategorie" defaultValue={filter.category ?? ''}>
          <option value="">Alle</option>
          {EVENT_CATEGORIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name} ({list?.categories[slug] ?? 0})
            </option>
          ))}
        </select>
      </label>
      {list ? (
        <PlaceNotice
          id={NOTICE_ID}
          typedPlace={filter.place}
          list={list}
          itemsLabel="Termine"
          buildHref={(place) => buildCalendarHref({ ...filter, place, page: 1 })}
        />
      ) : null}
      <MoreFilters filter={filter} />
      <label className={styles.checkbox}>
        <input type="checkbox" name="frei" value="1" defaultChecked={filter.isFree} />
        <span>Nur mit freiem Eintritt</span>
      </label>
    </FilterForm>
  );
}

/** Renders the fields for the place and the radius around it. */
function AreaFields({ filter, list }: Omit<CalendarFiltersProps, 'today'>) {
  return (
    <>
      <PlaceSuggestions className={styles.place}>
        <label className={styles.field}>
          <span>PLZ oder Ort</span>
          <input
            type="text"
            name="ort"
            defaultValue={filter.place}
            maxLength={80}
            autoComplete="off"
            aria-invalid={(list && isPlaceUnclear(filter.place, list)) || undefined}
            aria-describedby={filter.place ? NOTICE_ID : undefined}
          />
        </label>
      </PlaceSuggestions>
      <label className={styles.field}>
        <span>Umkreis</span>
        <select name="umkreis" defaultValue={filter.radius}>
          {RADII_KM.map((radius) => (
            <option key={radius} value={radius}>
              {radius} km
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Counts the filters that are set, without search words and period. */
function countFilters(filter: CalendarFilter): number {
  const { place, category, isFree, attendance, audience, topic } = filter;
  return [place, category, isFree, attendance, audience, topic].filter(Boolean).length;
}

/**
 * Renders the less common filters in a section that can be opened. The section starts open if one
 * of these filters is set.
 */
function MoreFilters({ filter }: Pick<CalendarFiltersProps, 'filter'>) {
  const { attendance, audience, topic } = filter;
  // A filter that is unset must not close the section around its field.
  const [isOpenAtFirst] = useState(Boolean(attendance ?? audience ?? topic));
  const attendanceOptions = EVENT_ATTENDANCE_MODES.map(
    (key) => [key, ATTENDANCE_TEXTS[key]] as const,
  );
  return (
    <details className={styles.moreFilters} open={isOpenAtFirst}>
      <summary>Thema, Zielgruppe, Teilnahme</summary>
      <div className={styles.moreFields}>
        <FilterSelect
          name="thema"
          label="Thema"
          options={Object.entries(EVENT_TOPIC_LABELS)}
          chosen={topic}
        />
        <FilterSelect
          name="zielgruppe"
          label="Für wen"
          options={Object.entries(EVENT_AUDIENCES)}
          chosen={audience}
        />
        <FilterSelect
          name="teilnahme"
          label="Teilnahme"
          options={attendanceOptions}
          chosen={attendance}
        />
      </div>
    </details>
  );
}

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string | null;
}

function FilterSelect({ name, label, options, chosen }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">Egal</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
