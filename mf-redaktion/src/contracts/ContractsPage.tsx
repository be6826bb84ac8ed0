import type { ContractCase } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { contractViews } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import { CONTRACT_VIEWS, kindText, STEPS, untilText, urgencyText } from './contract-words.ts';
import type { ContractsData } from './contracts.loader.server.ts';

/** Kündigungen and Widerrufe, the most urgent first. */
export function ContractsPage({ data }: RouteViewProps<ContractsData>) {
  const { list, view, desks } = data;
  const { open, overdue } = list.counts;
  return (
    <div className={styles['desk']}>
      <DeskNav desks={desks} />
      <Heading level={1} size={4}>
        Kündigungen und Widerrufe
      </Heading>
      <nav aria-label="Ansichten" className={styles['views']}>
        {contractViews.map((each) => (
          <Link
            key={each}
            href={`${deskPaths.contracts()}?ansicht=${each}`}
            aria-current={each === view ? 'page' : undefined}
          >
            {each === 'offen' ? `${CONTRACT_VIEWS[each]} (${open})` : CONTRACT_VIEWS[each]}
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
        <ol className={styles['tasks']}>
          {list.cases.map((each) => (
            <li key={each.id}>
              <CaseLine found={each} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        current={list.page}
        total={list.pages}
        hrefOf={(page) => `${deskPaths.contracts()}?ansicht=${view}&seite=${page}`}
      />
    </div>
  );
}

function CaseLine({ found }: { readonly found: ContractCase }) {
  const { id, name, named, orderNo, step, deadline, receivedAt } = found;
  return (
    <>
      <Link href={deskPaths.contract(id)}>
        {kindText(found)}, {name}
      </Link>
      {deadline ? (
        <p>
          <strong className={deadline.daysLeft < 0 ? styles['overdue'] : undefined}>
            {urgencyText(deadline)}
          </strong>
          , {untilText(deadline)}: {STEPS[step]}
        </p>
      ) : null}
      <p className={styles['meta']}>
        {orderNo ?? `kein Vertrag gefunden, genannt: „${named}“`}, eingegangen am{' '}
        <DateText date={receivedAt} time />
      </p>
    </>
  );
}
