import type {
  PrintIssue,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { addDays, getBerlinDay, listMonths } from '@gruenland/shared-contracts/german-calendar.ts';

/** Contract text of a subscription that continues until it is cancelled. */
export const renewalText = 'Danach läuft das Abo weiter, bis Sie es kündigen.';
const automaticEndText = 'Das Abo endet danach von selbst. Sie müssen nicht kündigen.';
const firstYearNoticeText =
  'Kündbar zum Ende des ersten Jahres, danach jederzeit mit einer Frist von einem Monat.';

/**
 * All print products, in the order of the offers: the one that costs and binds least comes first.
 * Prices are totals in cents with VAT and delivery; each order copies them.
 */
export const printProducts: readonly PrintProduct[] = [
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
];

export const findProduct = (id: string): PrintProduct | undefined =>
  printProducts.find((product) => product.id === id);

/** Returns whether a contract for this product continues after its first term. */
export const renewsAutomatically = (product: PrintProduct): boolean =>
  product.renewal === renewalText;

const minDaysBeforeDelivery = 14;

/** Returns the delivery day of an issue (`2026-12`): the first Saturday of its month. */
export function getIssueDay(issue: string): string {
  const firstDay = `${issue}-01`;
  const daysToSaturday = 6 - new Date(firstDay).getUTCDay();
  return addDays(firstDay, daysToSaturday);
}

/** Returns the next three issues that an order placed now can start with. */
export function listNextIssues(now: Date): PrintIssue[] {
  const earliestDay = addDays(getBerlinDay(now), minDaysBeforeDelivery);
  return listMonths(earliestDay, 4)
    .filter((issue) => getIssueDay(issue) >= earliestDay)
    .slice(0, 3)
    .map((issue) => {
      const [year, month, day] = getIssueDay(issue).split('-').map(Number) as [
        number,
        number,
        number,
      ];
      const date = `${day}. ${GERMAN_MONTHS[month - 1]} ${year}`;
      return { id: issue, label: `Heft ${month}/${year}, erscheint am ${date}` };
    });
}
