import type { ContractCase } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { contractViews } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import {
  CONTRACT_VIEW_LABELS,
  getKindText,
  NEXT_STEP_LABELS,
  getLastDayText,
  getUrgencyText,
} from './contract-labels.ts';
import type { ContractsData } from './contracts.loader.server.ts';

/** Renders the cancellations and withdrawals, most urgent first. */
export function ContractsPage({ data }: RouteViewProps<ContractsData>) {
  const { list, view, staffPages } = data;
  const { open, overdue } = list.counts;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <Heading level={1} size={4}>
        Kündigungen und Widerrufe
      </Heading>
      <nav aria-label="Ansichten" className={styles.views}>
        {contractViews.map((viewName) => (
          <Link
            key={viewName}
            href={`${staffPaths.contracts()}?ansicht=${viewName}`}
            aria-current={viewName === view ? 'page' : undefined}
          >
            {viewName === 'offen'
              ? `${CONTRACT_VIEW_LABELS[viewName]} (${open})`
              : CONTRACT_VIEW_LABELS[viewName]}
          </Link>
        ))}
      </nav>
      {overdue > 0 ? (
        <Notice
          kind="error"
          title={overdue === 1 ? 'Einer ist überfällig.' : `${overdue} sind überfällig.`}
        />
      ) : null}
      {list.cases.length === 0 ? (
        <Notice kind="empty" title="Hier wartet nichts." />
      ) : (
        <ol className={styles.requests}>
          {list.cases.map((contractCase) => (
            <li key={contractCase.id}>
              <CaseLine contractCase={contractCase} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        current={list.page}
        pageCount={list.pages}
        buildPageHref={(page) => `${staffPaths.contracts()}?ansicht=${view}&seite=${page}`}
      />
    </div>
  );
}

function CaseLine({ contractCase }: { readonly contractCase: ContractCase }) {
  const { id, name, named, orderNo, step, deadline, receivedAt } = contractCase;
  return (
    <>
      <Link href={staffPaths.contract(id)}>
        {getKindText(contractCase)}, {name}
      </Link>
      {deadline ? (
        <p>
          <strong className={deadline.daysLeft < 0 ? styles.overdue : undefined}>
            {getUrgencyText(deadline)}
          </strong>
          , {getLastDayText(deadline)}: {NEXT_STEP_LABELS[step]}
        </p>
      ) : null}
      <p className={styles.meta}>
        {orderNo ?? `kein Vertrag gefunden, genannt: „${named}“`}, eingegangen am{' '}
        <DateText date={receivedAt} time />
      </p>
    </>
  );
}
