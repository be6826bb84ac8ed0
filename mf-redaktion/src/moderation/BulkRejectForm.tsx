import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';

import { PlainTextArea, PlainCheckbox, PlainErrors, PlainSelect } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { REASON_CHOICES } from './moderation-labels.ts';

/** Element id of the form. The checkboxes in the list refer to this id. */
export const BULK_REJECT_FORM_ID = 'mehrere';

/**
 * Renders the form to reject all checked entries for the same reason. There is no bulk approval,
 * because moderators must open an entry before they approve it.
 */
export function BulkRejectForm({ state }: { readonly state: FormState | undefined }) {
  const field = { form: BULK_REJECT_FORM_ID, state };
  return (
    <Disclosure summary="Mehrere Einträge ablehnen" open={state !== undefined}>
      <form
        method="post"
        noValidate
        id={BULK_REJECT_FORM_ID}
        className={styles.caseForm}
        aria-label="Mehrere ablehnen"
      >
        <PlainErrors state={copyCasesErrorToForm(state)} />
        <PlainSelect
          {...field}
          name="reason"
          label="Grund für alle ausgewählten"
          choices={REASON_CHOICES}
          required
        />
        <PlainTextArea
          {...field}
          name="note"
          label="Anmerkung für die betroffenen Personen"
          help="Steht in der Nachricht an jede von ihnen."
        />
        <PlainCheckbox
          {...field}
          name="confirmed"
          label="Ja, alle ausgewählten ablehnen"
          required
        />
        <Button type="submit">Ausgewählte ablehnen</Button>
      </form>
    </Disclosure>
  );
}

/**
 * Copies the error of the checkboxes to the form as a whole, because the checkboxes are elsewhere
 * on the page.
 */
function copyCasesErrorToForm(state: FormState | undefined): FormState | undefined {
  const message = state?.errors['cases'];
  return state && message ? { ...state, errors: { ...state.errors, '': message } } : state;
}
