import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ReleaseVoucherData } from './release-voucher.loader.server.ts';

/**
 * Shows the page that the link in an order mail opens. A button on the page sends the voucher of a
 * gift.
 */
export function ReleaseVoucherPage({ data, form }: RouteViewProps<ReleaseVoucherData>) {
  if (data.isReleased) {
    return (
      <>
        <Heading level={1} size={4}>
          Der Gutschein ist freigegeben
        </Heading>
        <p>Wir schicken ihn so, wie Sie es bei der Bestellung gewählt haben.</p>
        <ButtonLink href={paths.articles()} look="secondary">
          Artikel lesen
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Gutschein freigeben
      </Heading>
      <p>Noch ein Klick, dann verschicken wir den Gutschein.</p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="release-voucher" state={form} hidden={{ code: data.code }}>
          <SubmitButton>Gutschein freigeben</SubmitButton>
        </Form>
      )}
    </>
  );
}
