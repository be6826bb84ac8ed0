import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ReceiptData } from './receipt.loader.server.ts';

/**
 * Shows the receipt of a cancellation or withdrawal, with the time at which the declaration arrived
 * and a link to download the receipt.
 */
export function ReceiptPage({ data }: RouteViewProps<ReceiptData>) {
  const { receipt, code } = data;
  const isCancellation = receipt.kind === 'cancellation';
  return (
    <>
      <Heading level={1} size={4}>
        {isCancellation ? 'Ihre Kündigung ist eingegangen' : 'Ihr Widerruf ist eingegangen'}
      </Heading>
      <p>Dieselbe Bestätigung haben wir Ihnen per E-Mail geschickt. Bitte heben Sie sie auf.</p>
      <FactTable caption="Bestätigung" facts={receipt.lines} />
      <ButtonLink
        look="secondary"
        href={`/api/contracts/receipt-file?code=${encodeURIComponent(code)}`}
        download
      >
        Bestätigung speichern
      </ButtonLink>
    </>
  );
}
