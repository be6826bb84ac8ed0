import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ConfirmSavedSearchData } from './confirm-saved-search.loader.server.ts';

/** Shows the page that the link in a mail opens. A button on the page confirms the saved search. */
export function ConfirmSavedSearchPage({ data, form }: RouteViewProps<ConfirmSavedSearchData>) {
  if (data.isDone) {
    return (
      <>
        <Heading level={1} size={4}>
          Ihr Suchauftrag läuft
        </Heading>
        <p role="status">Sobald etwas Neues passt, schreiben wir Ihnen.</p>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Suchauftrag bestätigen
      </Heading>
      <p>Noch ein Klick, dann schicken wir Ihnen neue Treffer.</p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="suchauftrag-bestaetigen" state={form} hidden={{ code: data.code }}>
          <SubmitButton>Suchauftrag bestätigen</SubmitButton>
        </Form>
      )}
    </>
  );
}
