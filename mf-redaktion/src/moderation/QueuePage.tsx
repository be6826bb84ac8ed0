import { bulkKinds } from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { CaseSummary } from '@gruenland/shared-contracts/api/moderation.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { BULK_FORM, BulkDone, BulkForm } from './BulkForm.tsx';
import { CASE_STATES, KIND_NAMES, VIEWS } from './moderation-words.ts';
import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import type { QueueData } from './moderation.loader.server.ts';

/** The desk: what waits for a person, the riskiest first. */
export function QueuePage({ data, form }: RouteViewProps<QueueData>) {
  const { queue, view } = data;
  const { counts, cases } = queue;
  const badge: Readonly<Record<string, number | undefined>> = {
    offen: counts.open,
    einsprueche: counts.appeals,
  };
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <Heading level={1} size={4}>
        Redaktion
      </Heading>
      <nav aria-label="Ansichten" className={styles['views']}>
        {VIEWS.map(({ id, label }) => (
          <Link
            key={id}
            href={`${deskPaths.queue()}?ansicht=${id}`}
            aria-current={id === view ? 'page' : undefined}
          >
            {badge[id] === undefined ? label : `${label} (${badge[id]})`}
          </Link>
        ))}
      </nav>
      <BulkDone done={data.done} />
      {cases.length === 0 ? (
        <Notice kind="empty" title="Hier wartet nichts." />
      ) : (
        <ol className={styles['cases']}>
          {cases.map(({ id, kind, title, score, reasons, submittedAt, change, state, version }) => (
            <li key={id}>
              <span className={styles['score']} aria-label={`Risiko ${score} von 100`}>
                {score}
              </span>
              <div>
                <Link href={deskPaths.fall(id)}>{title}</Link>
                <p className={styles['meta']}>
                  {KIND_NAMES[kind]}
                  {change ? ', Änderung' : ''}
                  {view === 'entschieden' ? `, ${CASE_STATES[state] ?? state}` : ''}, seit{' '}
                  <DateText date={submittedAt} time />
                </p>
                <p className={styles['reasons']}>{reasons.map(({ text }) => text).join(' · ')}</p>
                {isBulk(view, kind, version) ? (
                  <label className={styles['meta']}>
                    <input
                      type="checkbox"
                      form={BULK_FORM}
                      name={`fall-${id}`}
                      value={version}
                      defaultChecked={form?.values[`fall-${id}`] === String(version)}
                      aria-label={`${title} auswählen`}
                    />{' '}
                    auswählen
                  </label>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
      {cases.some(({ kind, version }) => isBulk(view, kind, version)) ? (
        <BulkForm state={form} />
      ) : null}
      <Pagination
        current={queue.page}
        total={queue.pages}
        hrefOf={(page) => `${deskPaths.queue()}?ansicht=${view}&seite=${page}`}
      />
    </div>
  );
}

/** Whether it can be refused together with others. */
function isBulk(
  view: QueueData['view'],
  kind: CaseSummary['kind'],
  version: CaseSummary['version'],
): boolean {
  return view === 'offen' && version !== undefined && bulkKinds.includes(kind);
}
