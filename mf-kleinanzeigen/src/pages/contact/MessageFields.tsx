import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';

const text: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 1, messageLimits.maxTextLength],
];

interface MessageFieldsProps {
  readonly label: string;
  readonly state: FormState | undefined;
  readonly rows?: number;
  /** Whether the buyer may suggest a price to the seller. */
  readonly canOfferPrice: boolean;
}

/**
 * Shows the fields of a message. If the api warns about the text, a checkbox allows sending it
 * unchanged.
 */
export function MessageFields({ label, state, canOfferPrice, rows = 6 }: MessageFieldsProps) {
  const needsConfirmation =
    state && ('anyway' in state.errors || state.values['anyway'] === 'true');
  return (
    <>
      {canOfferPrice ? (
        <Disclosure
          summary="Preis vorschlagen"
          open={Boolean(state?.values['offer']) || Boolean(state?.errors['offer'])}
        >
          <TextField
            name="offer"
            label="Preisvorschlag in Euro"
            inputMode="decimal"
            help="Nicht bindend. Sie können auch ohne ihn schreiben."
          />
        </Disclosure>
      ) : null}
      <TextAreaField name="text" label={label} rows={rows} rules={text} />
      {needsConfirmation ? (
        <CheckboxField name="anyway" label="Trotzdem senden">
          Trotzdem senden; die Redaktion sieht die Nachricht vor der Zustellung an.
        </CheckboxField>
      ) : null}
    </>
  );
}
