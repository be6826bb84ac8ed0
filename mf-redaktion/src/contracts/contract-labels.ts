import type {
  ContractCase,
  ContractDecision,
  ContractNextStep,
  ContractView,
  Deadline,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';

export const CONTRACT_VIEW_LABELS: Readonly<Record<ContractView, string>> = {
  offen: 'Offen',
  erledigt: 'Erledigt',
};

export const NEXT_STEP_LABELS: Readonly<Record<ContractNextStep, string>> = {
  assign: 'Vertrag zuordnen oder nachfragen',
  decide: 'Entscheiden',
  refund: 'Geld erstatten',
  none: 'Nichts mehr zu tun',
};

export const DECISION_LABELS: Readonly<Record<ContractDecision, string>> = {
  accepted: 'angenommen',
  ordinary: 'nicht angenommen, als ordentliche Kündigung behandelt',
  refused: 'nicht angenommen',
};

/** Returns the kind of a contract case as text, for example „Außerordentliche Kündigung“. */
export function getKindText({ kind, manner }: Pick<ContractCase, 'kind' | 'manner'>): string {
  if (kind === 'withdrawal') return 'Widerruf';
  return manner === 'extraordinary' ? 'Außerordentliche Kündigung' : 'Kündigung';
}

/**
 * Returns the urgency of a deadline as text, for example „Überfällig seit 3 Tagen“, „Heute fällig“
 * or „Noch 14 Tage“.
 */
export function getUrgencyText({ daysLeft }: Deadline): string {
  if (daysLeft < -1) return `Überfällig seit ${-daysLeft} Tagen`;
  if (daysLeft === -1) return 'Überfällig seit gestern';
  if (daysLeft === 0) return 'Heute fällig';
  return daysLeft === 1 ? 'Morgen fällig' : `Noch ${daysLeft} Tage`;
}

/** Returns the last day of a deadline as text, for example „bis Sa., 5. Dezember 2026“. */
export const getLastDayText = ({ on }: Deadline): string =>
  `bis ${formatLongDate(on, { weekday: true })}`;
