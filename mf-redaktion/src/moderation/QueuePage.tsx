import { bulkRejectableKinds } from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { CaseSummary } from '@gruenland/shared-contracts/api/moderation.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { BULK_REJECT_FORM_ID, BulkRejectForm } from './BulkRejectForm.tsx';
import { BulkRejectResult } from './BulkRejectResult.tsx';
import { CASE_STATE_LABELS, CASE_KIND_LABELS, QUEUE_VIEWS } from './moderation-labels.ts';
import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import type { QueueData } from './moderation.loader.server.ts';

/** Renders the moderation queue, highest risk first. */
export function QueuePage({ data, form }: RouteViewProps<QueueData>) {
  const { queue, view } = data;
  const { counts, cases } = queue;
  const badgeCounts: Readonly<Record<string, number | undefined>> = {
    offen: counts.open,
    einsprueche: counts.appeals,
  };
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Redaktion
      </Heading>
      <nav aria-label="Ansichten" className={styles.views}>
        {QUEUE_VIEWS.map(({ id, label }) => (
          <Link
            key={id}
            href={`${staffPaths.moderationQueue()}?ansicht=${id}`}
            aria-current={id === view ? 'page' : undefined}
          >
            {badgeCounts[id] === undefined ? label : `${label} (${badgeCounts[id]})`}
          </Link>
        ))}
      </nav>
      <BulkRejectResult done={data.done} />
      {cases.length === 0 ? (
        <Notice kind="empty" title="Hier wartet nichts." />
      ) : (
        <ol className={styles.cases}>
          {cases.map(({ id, kind, title, score, reasons, submittedAt, change, state, version }) => (
            <li key={id}>
              <span className={styles.score} aria-label={`Risiko ${score} von 100`}>
                {score}
              </span>
              <div>
                <Link href={staffPaths.moderationCase(id)}>{title}</Link>
                <p className={styles.meta}>
                  {CASE_KIND_LABELS[kind]}
                  {change ? ', Änderung' : ''}
                  {view === 'entschieden' ? `, ${CASE_STATE_LABELS[state] ?? state}` : ''}, seit{' '}
                  <DateText date={submittedAt} time />
                </p>
                <p className={styles.reasons}>{reasons.map(({ text }) => text).join(' · ')}</p>
                {canBulkReject(view, kind, version) ? (
                  <label className={styles.meta}>
                    <input
                      type="checkbox"
                      form={BULK_REJECT_FORM_ID}
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
      {cases.some(({ kind, version }) => canBulkReject(view, kind, version)) ? (
        <BulkRejectForm state={form} />
      ) : null}
      <Pagination
        current={queue.page}
        pageCount={queue.pages}
        buildPageHref={(page) => `${staffPaths.moderationQueue()}?ansicht=${view}&seite=${page}`}
      />
    </div>
  );
}

/** Returns whether moderators can reject the case together with others. */
function canBulkReject(
  view: QueueData['view'],
  kind: CaseSummary['kind'],
  version: CaseSummary['version'],
): boolean {
  return view === 'offen' && version !== undefined && bulkRejectableKinds.includes(kind);
}
