import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { confirmSearchCall } from '#model/saved-calls.ts';
import type { ConfirmSearchData } from './confirm-search.loader.server.ts';

/** The button behind the link in the mail. */
export function ConfirmSearchPage({ data, form }: RouteViewProps<ConfirmSearchData>) {
  if (data.done) {
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
      <p>Ein Druck auf den Knopf, und wir halten für Sie die Augen offen.</p>
      <CallForm
        name="suchauftrag-bestaetigen"
        call={confirmSearchCall}
        state={form}
        hidden={{ code: data.code }}
      >
        <SubmitButton>Suchauftrag bestätigen</SubmitButton>
      </CallForm>
    </>
  );
}
