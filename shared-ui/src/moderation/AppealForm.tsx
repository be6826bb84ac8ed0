import type { ReactNode } from 'react';
import { appealLimits } from '@gruenland/shared-contracts/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';

import { TextAreaField } from '#form/fields/TextAreaField.tsx';
import { Form } from '#form/Form.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';

export interface AppealFormProps {
  readonly state: FormState | undefined;
  /** German name of the person or office that decides the appeal, inserted into a sentence. */
  readonly decidedBy: string;
  /** Hidden fields that identify the decision under appeal. */
  readonly children?: ReactNode;
}

/**
 * Renders the form for an appeal against a moderation decision (DSA Art. 20). The form sends the
 * field `text`.
 */
export function AppealForm({ state, decidedBy, children }: AppealFormProps) {
  return (
    <Form name="appeal" state={state}>
      {children}
      <TextAreaField
        name="text"
        label="Einspruch"
        help={`Warum ist die Entscheidung falsch? Über den Einspruch entscheidet ${decidedBy}; er kostet nichts und ist sechs Monate lang möglich.`}
        rules={[
          ['required', 'trim'],
          ['length', appealLimits.minLength, appealLimits.maxLength],
        ]}
      />
      <SubmitButton look="secondary">Einspruch einlegen</SubmitButton>
    </Form>
  );
}
