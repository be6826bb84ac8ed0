import type { ReactNode } from 'react';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { IDEMPOTENCY_KEY_FIELD } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall } from '@gruenland/shared-ui/form/call/form-call.ts';
import { useApiCall } from './useApiCall.ts';

export interface ApiFormProps {
  readonly name: string;
  readonly call: FormCall;
  /** Errors and values of a refused submission. Pass it only to the form that was submitted. */
  readonly state?: FormState | undefined;
  readonly values?: FormValues | undefined;
  /** Names and values of the hidden fields, for example `intent`, `version` or a record id. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** Idempotency key, for forms that create a record. */
  readonly formKey?: string | undefined;
  /** Name of the form's draft, which keeps typed values until the form is sent. */
  readonly draft?: string | undefined;
  readonly unsavedQuestion?: string | undefined;
  readonly children: ReactNode;
}

/** A form whose submission makes one api call. Works with and without script. */
export function ApiForm(props: ApiFormProps) {
  const { name, call, state, children, unsavedQuestion } = props;
  const submitValues = useApiCall(call);
  const idempotencyKey = state?.values[IDEMPOTENCY_KEY_FIELD] ?? props.formKey;
  const hiddenFields = {
    ...props.hidden,
    ...(idempotencyKey ? { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } : {}),
  };
  return (
    <Form
      name={name}
      state={state}
      initialValues={{ ...props.values, ...hiddenFields }}
      onSubmit={submitValues}
      draft={props.draft}
      unsavedQuestion={unsavedQuestion}
    >
      {Object.entries(hiddenFields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </Form>
  );
}
