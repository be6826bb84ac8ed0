import type { ServiceRequestKind } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import type { PostalAddress } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { formatDay } from '#mail/format.ts';
import { formatAddressLine, formatPrintIssue } from '#mail/postal-text.ts';

interface DetailLine {
  readonly label: string;
  readonly value: string;
}

/** The details of a service request as `print-account.service.ts` stores them. */
interface RequestDetails {
  readonly delivery?: PostalAddress;
  readonly fromIssue?: string;
  readonly from?: string;
  readonly until?: string;
  readonly issue?: string;
  readonly text?: string;
  readonly payment?: string;
}

/**
 * Returns the details of a service request as labelled lines. For an order, the result is empty.
 */
export function listRequestedChanges(
  kind: ServiceRequestKind,
  storedDetails: unknown,
): DetailLine[] {
  const details = (storedDetails ?? {}) as RequestDetails;
  const lines: Record<ServiceRequestKind, readonly (readonly [string, string | undefined])[]> = {
    order: [],
    address: [
      ['Neue Lieferadresse', details.delivery && formatAddressLine(details.delivery)],
      ['Ab Ausgabe', details.fromIssue && formatPrintIssue(details.fromIssue)],
    ],
    pause: [
      ['Erster Tag der Pause', details.from && formatDay(details.from)],
      ['Letzter Tag der Pause', details.until && formatDay(details.until)],
    ],
    complaint: [
      ['Ausgabe', details.issue && formatPrintIssue(details.issue)],
      ['Was fehlt oder nicht stimmt', details.text],
    ],
    payment: [['Neue Zahlungsart', details.payment === 'sepa' ? 'SEPA-Lastschrift' : 'Rechnung']],
  };
  return lines[kind].flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
