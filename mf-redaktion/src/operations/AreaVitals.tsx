import { areaTelemetryDays } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { formatShortDate } from '@gruenland/shared-ui/format/date-text.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';

import styles from '#staff/staff.module.css';
import { formatVital, groupByDay, SHOWN_VITALS } from './daily-vitals.ts';
import type { ShownVital, VitalsDay } from './daily-vitals.ts';

/** Renders the web vitals of an area by day. */
export function AreaVitals({ telemetry }: { readonly telemetry: AreaTelemetry | null }) {
  const days = telemetry ? groupByDay(telemetry.vitals) : null;
  return (
    <section className={styles.section}>
      <h2>Tempo bei Leserinnen und Lesern</h2>
      {days && days.length > 0 ? <VitalsTable days={days} /> : null}
      {days?.length === 0 ? <p>In den letzten {areaTelemetryDays} Tagen nicht gemessen.</p> : null}
      {days ? null : <p>Die Messungen sind gerade nicht zu lesen.</p>}
    </section>
  );
}

const renderDay = ({ day }: VitalsDay) => <time dateTime={day}>{formatShortDate(day)}</time>;

function VitalsTable({ days }: { readonly days: readonly VitalsDay[] }) {
  return (
    <Table
      caption="Web Vitals je Tag"
      rows={days}
      getRowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          head: 'Tag',
          cell: renderDay,
          isRowHeader: true,
        },
        ...SHOWN_VITALS.map((vital) => ({
          key: vital.name,
          head: (
            <>
              {vital.label}
              <br />
              {vital.name}, Ziel {formatVital(vital.name, vital.target)}
            </>
          ),
          cell: (day: VitalsDay) => renderVital(vital, day),
          isNumeric: true,
        })),
        {
          key: 'views',
          head: 'Aufrufe',
          cell: ({ views }) => formatNumber(views),
          isNumeric: true,
        },
      ]}
      note="Drei von vier Aufrufen waren so schnell oder schneller. Gemessen wird, sobald jemand die Seite bedient."
    />
  );
}

function renderVital(vital: ShownVital, day: VitalsDay) {
  const value = day.vitals[vital.name]?.p75;
  if (value === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>nicht gemessen</VisuallyHidden>
      </>
    );
  const text = formatVital(vital.name, value);
  if (value <= vital.target) return text;
  return <strong className={styles.overdue}>{text}, über Ziel</strong>;
}
