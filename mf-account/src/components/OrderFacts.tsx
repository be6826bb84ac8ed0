import type {
  PrintGift,
  PrintOrderSummary,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import type { Fact } from '@gruenland/shared-ui/table/FactTable.tsx';
import { formatPrintIssue } from '@gruenland/shared-ui/format/issue-text.ts';
import { listPostalAddressLines } from '@gruenland/shared-ui/format/postal-address-lines.ts';

function getVoucherText({ voucherTo, email, voucherOn }: PrintGift): string {
  if (voucherTo === 'giver') return 'an Sie, mit der Bestätigung';
  const datePrefix = voucherOn ? `am ${formatLongDate(voucherOn)} ` : '';
  return datePrefix + (email ? `an ${email}` : 'mit der Post an die beschenkte Person');
}

/**
 * Lists the contract details that the law requires (Art. 246a EGBGB), in the sequence of the law.
 */
export function OrderFacts({ order }: { readonly order: PrintOrderSummary }) {
  const { product, billing, gift } = order;
  const facts: Fact[] = [
    { name: 'Abo', value: `${product.name}. ${product.description}` },
    {
      name: 'Gesamtpreis',
      value: `${formatEuros(order.priceCents)} für ${product.issues} Hefte, mit MwSt. und Versand`,
    },
    { name: 'Laufzeit', value: `${product.termMonths} Monate. ${product.renewal}` },
    { name: 'Kündigung', value: product.notice },
    { name: 'Erste Ausgabe', value: formatPrintIssue(order.startIssue) },
    { name: 'Lieferung', value: listPostalAddressLines(order.delivery).join(', ') },
    {
      name: 'Rechnungsadresse',
      value: listPostalAddressLines(billing ?? order.delivery).join(', '),
    },
    {
      name: 'Zahlung',
      value:
        order.payment === 'sepa'
          ? `Lastschrift vom Konto mit den letzten Ziffern ${order.ibanLast4} (${order.accountHolder})`
          : 'auf Rechnung',
    },
    { name: 'E-Mail-Adresse', value: order.email },
  ];
  if (gift) facts.push({ name: 'Gutschein', value: getVoucherText(gift) });
  if (gift?.message) facts.push({ name: 'Grußtext', value: gift.message });
  return <FactTable caption="Ihre Bestellung" facts={facts} />;
}
