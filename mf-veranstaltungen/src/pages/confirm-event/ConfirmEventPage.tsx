import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ConfirmEventData } from './confirm-event.loader.server.ts';

/** Renders the page that the link in an email opens. Its button confirms the event. */
export function ConfirmEventPage({ data, form }: RouteViewProps<ConfirmEventData>) {
  if (data.isDone) {
    return (
      <>
        <Heading level={1} size={4}>
          Danke, Ihre Veranstaltung ist eingereicht
        </Heading>
        <p role="status">
          Die Redaktion sieht sie sich an, meist innerhalb eines Tages. Sie bekommen eine E-Mail mit
          dem Link, unter dem Sie den Eintrag ändern.
        </p>
        <ButtonLink href={paths.events()} look="secondary">
          Zum Kalender
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Einreichung bestätigen
      </Heading>
      <p>Noch ein Klick, dann prüft die Redaktion Ihre Veranstaltung.</p>
      {data.hasCode ? (
        <Form name="bestaetigen" state={form}>
          <SubmitButton>Einreichung bestätigen</SubmitButton>
        </Form>
      ) : (
        <MissingCode />
      )}
    </>
  );
}
