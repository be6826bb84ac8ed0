import type {
  ContractCaseDetail,
  MatchedContract,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { AnswerForm, AssignForm, CloseForm, DecideForm, RefundForm } from './ContractForms.tsx';
import {
  listContractFacts,
  listDeclarationFacts,
  listStaffActionFacts,
} from './contract-facts.tsx';
import {
  getKindText,
  NEXT_STEP_LABELS,
  getLastDayText,
  getUrgencyText,
} from './contract-labels.ts';
import type { ContractData } from './contracts.loader.server.ts';

/**
 * Renders one cancellation or withdrawal: the declaration, its deadlines and the forms to handle
 * it.
 */
export function ContractPage({ data, form }: RouteViewProps<ContractData>) {
  const { contractCase, isSaved: saved, staffPages } = data;
  const forms = { contractCase, state: form };
  return (
    <article className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <p>
        <Link href={staffPaths.contracts()}>Alle Kündigungen und Widerrufe</Link>
      </p>
      <Heading level={1} size={4}>
        {getKindText(contractCase)}, {contractCase.name}
      </Heading>
      <p className={styles.meta}>
        eingegangen am <DateText date={contractCase.receivedAt} time />
      </p>
      {saved && !form ? <Notice kind="success" title="Gespeichert." live /> : null}
      {form ? <RefusedNotice intent={form.values['intent']} /> : null}
      <DeadlineNotice contractCase={contractCase} />
      <FactTable caption="Erklärung" facts={listDeclarationFacts(contractCase)} />
      {contractCase.contract ? (
        <Contract contractCase={contractCase} contract={contractCase.contract} />
      ) : null}
      {contractCase.step === 'assign' ? (
        <CandidateContracts contracts={contractCase.candidates} />
      ) : null}
      {listStaffActionFacts(contractCase).length > 0 ? (
        <section>
          <h2>Bisher</h2>
          <FactTable caption="Was bisher geschah" facts={listStaffActionFacts(contractCase)} />
        </section>
      ) : null}
      {contractCase.step === 'assign' ? <AssignForm {...forms} /> : null}
      {contractCase.step === 'decide' ? <DecideForm {...forms} /> : null}
      {contractCase.step === 'refund' ? <RefundForm {...forms} /> : null}
      <AnswerForm {...forms} />
      <CloseForm {...forms} />
    </article>
  );
}

/**
 * Renders the error summary at the top of the page. It links to the form that contains the errors.
 */
function RefusedNotice({ intent }: { readonly intent: string | undefined }) {
  return (
    <Notice
      kind="error"
      title="Das wurde nicht gespeichert."
      action={intent ? <a href={`#${intent}`}>Was zu tun ist, steht am Formular</a> : undefined}
      live
    />
  );
}

function DeadlineNotice({ contractCase }: { readonly contractCase: ContractCaseDetail }) {
  const { deadline, step } = contractCase;
  if (!deadline) return <Notice kind="success" title={NEXT_STEP_LABELS.none} />;
  const isOverdue = deadline.daysLeft < 0;
  return (
    <Notice
      kind={isOverdue ? 'error' : 'info'}
      title={`${getUrgencyText(deadline)}, ${getLastDayText(deadline)}: ${NEXT_STEP_LABELS[step]}`}
    >
      {deadline.rule}
    </Notice>
  );
}

function Contract(props: {
  readonly contractCase: ContractCaseDetail;
  readonly contract: MatchedContract;
}) {
  const { contractCase, contract } = props;
  return (
    <section>
      <h2>Vertrag {contract.orderNo}</h2>
      {contract.email === contractCase.email ? null : (
        <Notice title="Die E-Mail-Adresse des Vertrags ist eine andere als die der Erklärung.">
          Bitte prüfen Sie, ob dieselbe Person gemeint ist.
        </Notice>
      )}
      <FactTable
        caption={`Vertrag ${contract.orderNo}`}
        facts={listContractFacts(contract, contractCase.kind)}
      />
    </section>
  );
}

/** Renders contracts that may be the one named in the declaration. Staff choose one of them. */
function CandidateContracts({ contracts }: { readonly contracts: readonly MatchedContract[] }) {
  return (
    <section>
      <h2>Vielleicht gemeint</h2>
      {contracts.length === 0 ? (
        <p>Zu dieser Nummer und dieser E-Mail-Adresse gibt es kein Abo.</p>
      ) : (
        <ul>
          {contracts.map(({ orderNo, product, customer, email }) => (
            <li key={orderNo} className={styles.preservedLines}>
              {orderNo}: {product}, {customer}, {email}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
