import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../Form.tsx';
import type { FormProps } from '../form-props.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { TextField } from '../fields/TextField.tsx';

/**
 * Renders a small login form with one required field; `extraContent` is rendered below the field.
 */
export function TestLoginForm(props: Partial<FormProps> & { readonly extraContent?: ReactNode }) {
  const { extraContent, ...rest } = props;
  return (
    <Form name="login" onSubmit={async () => {}} {...rest}>
      <TextField name="email" label="E-Mail" type="email" rules={['required', 'email']} />
      {extraContent}
      <SubmitButton>Anmelden</SubmitButton>
    </Form>
  );
}

/** Returns the message that assistive technology associates with a control. */
export function getFieldMessage(label: string): string | undefined {
  const control = screen.getByLabelText(label);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = ids.find((id) => id.endsWith('-message'));
  return message ? document.getElementById(message)?.textContent : undefined;
}
