import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { OrderFacts } from '#components/OrderFacts.tsx';
import { OrderStep } from '#components/OrderStep.tsx';
import type { PrintOrderCheckData } from './print-order-check.loader.server.ts';

/**
 * Shows the order summary and the order button. No other content may stand between the two (§ 312j
 * BGB).
 */
export function PrintOrderCheckPage({ data, form }: RouteViewProps<PrintOrderCheckData>) {
  const { draft, code } = data;
  return (
    <>
      {draft.placed ? null : <OrderStep step="Bestellung prüfen" />}
      <Heading level={1} size={4}>
        Bestellung prüfen
      </Heading>
      {draft.placed ? (
        <Notice kind="info" title="Diese Bestellung ist schon abgeschickt.">
          Die Bestätigung liegt in Ihrem Postfach.
        </Notice>
      ) : (
        <p>
          Etwas stimmt nicht?{' '}
          <Link href={paths.orderSubscription(code)}>Zurück zu den Angaben</Link>. Es gelten unsere{' '}
          <Link href={paths.contentPage('agb')}>AGB</Link>; Sie können 14 Tage lang widerrufen.
        </p>
      )}
      <OrderFacts order={draft} />
      {draft.placed ? null : (
        <Form name="place" state={form} hidden={{ code }} isIdempotent>
          <SubmitButton>zahlungspflichtig bestellen</SubmitButton>
        </Form>
      )}
    </>
  );
}
