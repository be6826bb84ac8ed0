import type {
  ContractCaseDetail,
  MatchedContract,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { Fact } from '@gruenland/shared-ui/table/FactTable.tsx';

import styles from '#staff/staff.module.css';
import { CONTRACT_STATE_LABELS } from '#service-requests/service-request-labels.ts';
import { DECISION_LABELS } from './contract-labels.ts';

const removeMissingFacts = (facts: readonly (Fact | null)[]): Fact[] =>
  facts.filter((fact) => fact !== null);
const renderLines = (text: string) => <span className={styles.preservedLines}>{text}</span>;

function getReceiptText({ receipt }: ContractCaseDetail): string {
  if (!receipt) return 'vor längerer Zeit, das Protokoll des Versands ist gelöscht';
  if (receipt.state === 'waiting') return 'noch unterwegs';
  if (receipt.state === 'failed') return 'ist gescheitert, bitte auf anderem Weg bestätigen';
  return `verschickt${receipt.at ? ` am ${formatLongDate(receipt.at, { time: true })}` : ''}`;
}

/** Lists the facts that the person declared, in the person's own words. */
export function listDeclarationFacts(contractCase: ContractCaseDetail): Fact[] {
  const { name, email, named, reason, requestedEnd, kind } = contractCase;
  return removeMissingFacts([
    { name: 'Name', value: name },
    { name: 'E-Mail', value: <Link href={`mailto:${email}`}>{email}</Link> },
    { name: 'Genannter Vertrag', value: named },
    reason ? { name: 'Grund', value: renderLines(reason) } : null,
    kind === 'cancellation'
      ? {
          name: 'Gewünschtes Ende',
          value: requestedEnd ? formatLongDate(requestedEnd) : 'so früh wie möglich',
        }
      : null,
    { name: 'Eingangsbestätigung', value: getReceiptText(contractCase) },
  ]);
}

/** Lists facts about the current state of the contract. */
export function listContractFacts(contract: MatchedContract, kind: string): Fact[] {
  const { product, customer, email, orderedAt, state, endsOn, earliestEnd } = contract;
  return removeMissingFacts([
    { name: 'Abo', value: product },
    { name: 'Kundin oder Kunde', value: `${customer}, ${email}` },
    { name: 'Bestellt am', value: formatLongDate(orderedAt) },
    { name: 'Stand', value: CONTRACT_STATE_LABELS[state] ?? state },
    endsOn ? { name: 'Endet am', value: formatLongDate(endsOn) } : null,
    kind === 'withdrawal'
      ? {
          name: 'Widerrufsfrist',
          value: contract.withdrawable
            ? 'beim Eingang noch nicht abgelaufen'
            : 'beim Eingang schon abgelaufen',
        }
      : { name: 'Frühestes ordentliches Ende', value: formatLongDate(earliestEnd) },
  ]);
}

/** Lists the actions that staff have taken in this case. */
export function listStaffActionFacts(contractCase: ContractCaseDetail): Fact[] {
  const { decision, decidedEnd, decisionReason, refundedOn, refundCents, note, handled } =
    contractCase;
  return removeMissingFacts([
    contractCase.assigned ? { name: 'Vertrag', value: 'von Hand zugeordnet' } : null,
    decision
      ? {
          name: 'Entscheidung',
          value:
            DECISION_LABELS[decision] +
            (decidedEnd ? `, Ende am ${formatLongDate(decidedEnd)}` : ''),
        }
      : null,
    decisionReason ? { name: 'Begründung', value: renderLines(decisionReason) } : null,
    refundedOn
      ? {
          name: 'Erstattet am',
          value: `${formatLongDate(refundedOn)}, ${refundCents ? formatEuros(refundCents) : 'es war nichts bezahlt'}`,
        }
      : null,
    ...contractCase.answers.map(({ at, text }) => ({
      name: `Antwort, ${formatLongDate(at, { time: true })}`,
      value: renderLines(text),
    })),
    note ? { name: 'Notiz', value: renderLines(note) } : null,
    handled
      ? { name: 'Zuletzt', value: `${handled.by}, ${formatLongDate(handled.at, { time: true })}` }
      : null,
  ]);
}
