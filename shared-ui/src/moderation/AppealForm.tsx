import type { ReactNode } from 'react';
import { appealLimits } from '@gruenland/shared-contracts/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';

import { TextAreaField } from '#form/fields/TextAreaField.tsx';
import { Form } from '#form/Form.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';

export interface AppealFormProps {
  readonly state: FormState | undefined;
  /** Who decides the appeal, in German as used in the sentence. */
  readonly judge: string;
  /** Hidden fields that identify the decision. */
  readonly children?: ReactNode;
}

/** Appeal against a decision (DSA Art. 20): a form with the field `text`. */
export function AppealForm({ state, judge, children }: AppealFormProps) {
  return (
    <Form name="appeal" state={state}>
      {children}
      <TextAreaField
        name="text"
        label="Einspruch"
        help={`Warum ist die Entscheidung falsch? Über den Einspruch entscheidet ${judge}; er kostet nichts und ist sechs Monate lang möglich.`}
        rules={[
          ['required', 'trim'],
          ['length', appealLimits.minLength, appealLimits.maxLength],
        ]}
      />
      <SubmitButton look="secondary">Einspruch einlegen</SubmitButton>
    </Form>
  );
}
