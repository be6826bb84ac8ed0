import type {
  ContractCaseDetail,
  MatchedContract,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import { AnswerForm, AssignForm, CloseForm, DecideForm, RefundForm } from './ContractForms.tsx';
import { contractFacts, declaredFacts, handledFacts } from './contract-facts.tsx';
import { kindText, STEPS, untilText, urgencyText } from './contract-words.ts';
import type { ContractData } from './contracts.loader.server.ts';

/** One Kündigung or Widerruf: what was declared, until when what has to be done, and doing it. */
export function ContractPage({ data, form }: RouteViewProps<ContractData>) {
  const { found, saved, desks } = data;
  const forms = { found, state: form };
  return (
    <article className={styles['desk']}>
      <DeskNav desks={desks} />
      <p>
        <Link href={deskPaths.contracts()}>Alle Kündigungen und Widerrufe</Link>
      </p>
      <Heading level={1} size={4}>
        {kindText(found)}, {found.name}
      </Heading>
      <p className={styles['meta']}>
        eingegangen am <DateText date={found.receivedAt} time />
      </p>
      {saved && !form ? <Notice kind="success" title="Gespeichert." live /> : null}
      {form ? <Refused action={form.values['aktion']} /> : null}
      <Due found={found} />
      <FactTable caption="Erklärung" facts={declaredFacts(found)} />
      {found.contract ? <Contract found={found} contract={found.contract} /> : null}
      {found.step === 'zuordnen' ? <Candidates contracts={found.candidates} /> : null}
      {handledFacts(found).length > 0 ? (
        <section>
          <h2>Bisher</h2>
          <FactTable caption="Was bisher geschah" facts={handledFacts(found)} />
        </section>
      ) : null}
      {found.step === 'zuordnen' ? <AssignForm {...forms} /> : null}
      {found.step === 'entscheiden' ? <DecideForm {...forms} /> : null}
      {found.step === 'erstatten' ? <RefundForm {...forms} /> : null}
      <AnswerForm {...forms} />
      <CloseForm {...forms} />
    </article>
  );
}

/** The form it is about stands further down. */
function Refused({ action }: { readonly action: string | undefined }) {
  return (
    <Notice
      kind="error"
      title="Das wurde nicht gespeichert."
      action={action ? <a href={`#${action}`}>Was zu tun ist, steht am Formular</a> : undefined}
      live
    />
  );
}

function Due({ found }: { readonly found: ContractCaseDetail }) {
  const { deadline, step } = found;
  if (!deadline) return <Notice kind="success" title={STEPS.nichts} />;
  const late = deadline.daysLeft < 0;
  return (
    <Notice
      kind={late ? 'error' : 'info'}
      title={`${urgencyText(deadline)}, ${untilText(deadline)}: ${STEPS[step]}`}
    >
      {deadline.rule}
    </Notice>
  );
}

function Contract(props: {
  readonly found: ContractCaseDetail;
  readonly contract: MatchedContract;
}) {
  const { found, contract } = props;
  return (
    <section>
      <h2>Vertrag {contract.orderNo}</h2>
      {contract.email === found.email ? null : (
        <Notice title="Die E-Mail-Adresse des Vertrags ist eine andere als die der Erklärung.">
          Bitte prüfen Sie, ob dieselbe Person gemeint ist.
        </Notice>
      )}
      <FactTable
        caption={`Vertrag ${contract.orderNo}`}
        facts={contractFacts(contract, found.kind)}
      />
    </section>
  );
}

/** Contracts that could be meant; which one, a person says. */
function Candidates({ contracts }: { readonly contracts: readonly MatchedContract[] }) {
  return (
    <section>
      <h2>Vielleicht gemeint</h2>
      {contracts.length === 0 ? (
        <p>Zu dieser Nummer und dieser E-Mail-Adresse gibt es kein Abo.</p>
      ) : (
        <ul>
          {contracts.map(({ orderNo, product, customer, email }) => (
            <li key={orderNo} className={styles['lines']}>
              {orderNo}: {product}, {customer}, {email}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
