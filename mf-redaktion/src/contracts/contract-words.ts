import type {
  ContractCase,
  ContractDecision,
  ContractStep,
  ContractView,
  Deadline,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';

export const CONTRACT_VIEWS: Readonly<Record<ContractView, string>> = {
  offen: 'Offen',
  erledigt: 'Erledigt',
};

export const STEPS: Readonly<Record<ContractStep, string>> = {
  zuordnen: 'Vertrag zuordnen oder nachfragen',
  entscheiden: 'Entscheiden',
  erstatten: 'Geld erstatten',
  nichts: 'Nichts mehr zu tun',
};

export const DECISIONS: Readonly<Record<ContractDecision, string>> = {
  accepted: 'angenommen',
  ordinary: 'nicht angenommen, als ordentliche Kündigung behandelt',
  refused: 'nicht angenommen',
};

/** „Außerordentliche Kündigung“ */
export function kindText({ kind, manner }: Pick<ContractCase, 'kind' | 'manner'>): string {
  if (kind === 'widerruf') return 'Widerruf';
  return manner === 'ausserordentlich' ? 'Außerordentliche Kündigung' : 'Kündigung';
}

/** „Überfällig seit 3 Tagen“, „Heute fällig“, „Noch 14 Tage“ */
export function urgencyText({ daysLeft }: Deadline): string {
  if (daysLeft < -1) return `Überfällig seit ${-daysLeft} Tagen`;
  if (daysLeft === -1) return 'Überfällig seit gestern';
  if (daysLeft === 0) return 'Heute fällig';
  return daysLeft === 1 ? 'Morgen fällig' : `Noch ${daysLeft} Tage`;
}

/** „bis Sa., 5. Dezember 2026“ */
export const untilText = ({ on }: Deadline): string => `bis ${dateText(on, { weekday: true })}`;
