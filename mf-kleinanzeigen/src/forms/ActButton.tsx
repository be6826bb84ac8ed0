import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Hidden } from './Hidden.tsx';

interface ActButtonProps {
  /** Goes as `aktion`; the page's action knows what it means. */
  readonly action: string;
  readonly label: string;
  readonly state: FormState | undefined;
  readonly look?: 'primary' | 'secondary';
}

/** A form of one button: something happens, with and without script. */
export function ActButton({ action, label, state, look = 'primary' }: ActButtonProps) {
  const own = state?.values['aktion'] === action ? state : undefined;
  return (
    <Form name={action} state={own}>
      <Hidden fields={{ aktion: action }} />
      <p>
        <SubmitButton look={look}>{label}</SubmitButton>
      </p>
    </Form>
  );
}
