import type { JobPay } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobPayUnits } from '@gruenland/shared-contracts/job-board/job-labels.ts';

const wholeEuroFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const centFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

const formatEuros = (amountCents: number) =>
  (amountCents % 100 === 0 ? wholeEuroFormat : centFormat).format(amountCents / 100);

/** Formats pay, for example „16,50 bis 18 € pro Stunde“. */
export function formatPay({ minCents, maxCents, unit }: JobPay): string {
  const sum =
    minCents === maxCents
      ? formatEuros(minCents)
      : `${formatEuros(minCents)} bis ${formatEuros(maxCents)}`;
  return `${sum}\u00a0€ ${jobPayUnits[unit]}`;
}
