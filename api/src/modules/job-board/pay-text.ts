import type { JobPay } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobPayUnits } from '@gruenland/shared-contracts/job-board/job-labels.ts';

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

const euros = (amount: number) => (amount % 100 === 0 ? whole : cents).format(amount / 100);

/** Formats pay: „16,50 bis 18 € pro Stunde“. */
export function payText({ minCents, maxCents, unit }: JobPay): string {
  const sum = minCents === maxCents ? euros(minCents) : `${euros(minCents)} bis ${euros(maxCents)}`;
  return `${sum}\u00a0€ ${jobPayUnits[unit]}`;
}
