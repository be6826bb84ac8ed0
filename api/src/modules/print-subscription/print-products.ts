import type {
  PrintIssue,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';

/** Contract text of a subscription that continues until it is cancelled. */
export const renewalText = 'Danach läuft das Abo weiter, bis Sie es kündigen.';
const automaticEndText = 'Das Abo endet danach von selbst. Sie müssen nicht kündigen.';
const firstYearNoticeText =
  'Kündbar zum Ende des ersten Jahres, danach jederzeit mit einer Frist von einem Monat.';

/** All print products. Prices are totals in cents with VAT and delivery; each order copies them. */
export const printProducts: readonly PrintProduct[] = [
  {
    id: 'jahresabo',
    kind: 'self',
    name: 'Jahresabo',
    description: 'Zwölf Hefte im Jahr, jeden Monat im Briefkasten.',
    priceCents: { DE: 9840, AT: 10_680, CH: 13_200 },
    issues: 12,
    termMonths: 12,
    renewal: renewalText,
    notice: firstYearNoticeText,
  },
  {
    id: 'geschenkabo',
    kind: 'gift',
    name: 'Geschenkabo',
    description: 'Zwölf Hefte für jemanden, den Sie mögen, mit Gutschein zum Überreichen.',
    priceCents: { DE: 9840, AT: 10_680, CH: 13_200 },
    issues: 12,
    termMonths: 12,
    renewal: automaticEndText,
    notice: 'Eine Kündigung ist nicht nötig.',
  },
  {
    id: 'studierende',
    kind: 'student',
    name: 'Abo für Studierende und Azubis',
    description: 'Zwölf Hefte zum halben Preis. Den Nachweis schicken Sie uns einmal im Jahr.',
    priceCents: { DE: 4920, AT: 5760, CH: 8280 },
    issues: 12,
    termMonths: 12,
    renewal: renewalText,
    notice: firstYearNoticeText,
  },
  {
    id: 'probeabo',
    kind: 'trial',
    name: 'Probeabo',
    description: 'Drei Hefte zum Kennenlernen.',
    priceCents: { DE: 1490, AT: 1790, CH: 2490 },
    issues: 3,
    termMonths: 3,
    renewal: automaticEndText,
    notice: 'Eine Kündigung ist nicht nötig.',
  },
];

export const findProduct = (id: string): PrintProduct | undefined =>
  printProducts.find((product) => product.id === id);

/** Whether a contract for this product continues after its first term. */
export const renewsAutomatically = (product: PrintProduct): boolean =>
  product.renewal === renewalText;

const minLeadDays = 14;

/** Returns the first Saturday of a month, when the issue is delivered. */
function getFirstSaturday(year: number, month: number): Date {
  const firstDay = new Date(Date.UTC(year, month, 1));
  return new Date(Date.UTC(year, month, 1 + ((6 - firstDay.getUTCDay() + 7) % 7)));
}

/** Returns the delivery day of an issue (`2026-12`). */
export function getIssueDay(issue: string): Date {
  const [year = 0, month = 1] = issue.split('-').map(Number);
  return getFirstSaturday(year, month - 1);
}

/** Returns the next three issues that an order placed today can start with. */
export function listNextIssues(today: Date): PrintIssue[] {
  const issues: PrintIssue[] = [];
  for (let monthsAhead = 0; issues.length < 3; monthsAhead += 1) {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsAhead, 1));
    const [year, index] = [month.getUTCFullYear(), month.getUTCMonth()];
    const day = getFirstSaturday(year, index);
    if (day.getTime() - today.getTime() < minLeadDays * 86_400_000) continue;
    issues.push({
      id: `${year}-${String(index + 1).padStart(2, '0')}`,
      label: `Heft ${index + 1}/${year}, erscheint am ${day.getUTCDate()}. ${GERMAN_MONTHS[index]} ${year}`,
    });
  }
  return issues;
}
