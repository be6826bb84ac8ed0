import type { ReactNode } from 'react';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';
import { KEY_FIELD } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall } from '@gruenland/shared-ui/form/call/form-call.ts';
import { useCall } from './useCall.ts';

export interface CallFormProps {
  readonly name: string;
  readonly call: FormCall;
  /** What the server refused; only given to the form that was sent. */
  readonly state?: FormState | undefined;
  readonly values?: FormValues | undefined;
  /** Sent along unseen: which form of the page, of which version, about which record. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** Key of what the form creates. */
  readonly formKey?: string | undefined;
  /** Name under which what is written is kept until it was sent. */
  readonly draft?: string | undefined;
  readonly unsavedQuestion?: string | undefined;
  readonly children: ReactNode;
}

/** A form that is one call of the api, with and without script. */
export function CallForm(props: CallFormProps) {
  const { name, call, state, children, unsavedQuestion } = props;
  const send = useCall(call);
  const key = state?.values[KEY_FIELD] ?? props.formKey;
  const hidden = { ...props.hidden, ...(key ? { [KEY_FIELD]: key } : {}) };
  return (
    <Form
      name={name}
      state={state}
      initialValues={{ ...props.values, ...hidden }}
      onSubmit={send}
      draft={props.draft}
      unsavedQuestion={unsavedQuestion}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </Form>
  );
}
