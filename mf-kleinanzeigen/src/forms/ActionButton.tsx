import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';

interface ActionButtonProps {
  /** Value of the form field `intent`, by which the server selects the api call. */
  readonly intent: string;
  readonly label: string;
  readonly state: FormState | undefined;
  readonly look?: 'primary' | 'secondary' | 'danger';
}

/** Shows a form that consists of one button. It works with and without script. */
export function ActionButton({ intent, label, state, look = 'primary' }: ActionButtonProps) {
  const matchingState = state?.values['intent'] === intent ? state : undefined;
  return (
    <Form name={intent} state={matchingState} hidden={{ intent }}>
      <p>
        <SubmitButton look={look}>{label}</SubmitButton>
      </p>
    </Form>
  );
}
