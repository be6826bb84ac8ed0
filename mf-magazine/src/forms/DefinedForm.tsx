import { useMemo, useRef, useState } from 'react';
import { isAsked } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type {
  FormDefinition,
  FormStep,
} from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { FormActions } from '@gruenland/shared-ui/form/FormActions.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { answersOf } from './answers-of.ts';
import { DefinedField } from './DefinedField.tsx';
import styles from './defined-form.module.css';

interface DefinedFormProps {
  /** Unique on the page. */
  readonly name: string;
  readonly definition: FormDefinition;
  /** Where the form goes without script. */
  readonly action: string;
  /** What the form carries besides its answers. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly state?: FormState | undefined;
  /** `trap`: what stands in the field that people do not see. */
  readonly send: (answers: FormAnswers, trap: string) => Promise<void>;
}

/**
 * A form that content defines, step by step. Without script all steps stand below each other and
 * conditions are decided by the server.
 */
export function DefinedForm(props: DefinedFormProps) {
  const { name, definition, action, hidden = {}, state, send } = props;
  const { steps, submitLabel } = definition;
  const [at, setAt] = useState(0);
  const trap = useRef<HTMLInputElement>(null);
  const notKept = useMemo(() => secretFields(definition), [definition]);
  const last = at >= steps.length - 1;
  const submit = async (values: Readonly<Record<string, unknown>>) => {
    if (!last) {
      setAt(at + 1);
      return 'goes-on';
    }
    await send(answersOf(values), trap.current?.value ?? '');
  };
  return (
    <Form
      name={name}
      action={action}
      state={state}
      onSubmit={submit}
      draft={`formular-${name}`}
      draftWithout={notKept}
      unsavedQuestion="Ihre Angaben gehen verloren. Weiter?"
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className={styles['trap']} aria-hidden="true">
        <label>
          Bitte leer lassen{' '}
          <input ref={trap} name={INTERNAL_FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {steps.length > 1 && (
        <p className={styles['progress']} role="status">
          Schritt {at + 1} von {steps.length}
        </p>
      )}
      {steps.map((step, index) => (
        <Step key={index} step={step} definition={definition} open={index === at} />
      ))}
      <FormActions>
        {at > 0 && (
          <Button look="secondary" onClick={() => setAt(at - 1)}>
            Zurück
          </Button>
        )}
        <SubmitButton>{last ? submitLabel : 'Weiter'}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Before script nobody knows what is asked: the browser must not insist on it, the server does. */
function withoutScript(field: FormField): FormField {
  return field.showIf ? { ...field, required: false } : field;
}

interface StepProps {
  readonly step: FormStep;
  readonly definition: FormDefinition;
  readonly open: boolean;
}

function Step({ step, definition, open }: StepProps) {
  const hydrated = useHydrated();
  const answers = answersOf(useFormValues());
  if (hydrated && !open) return null;
  return (
    <div
      role="group"
      aria-label={step.title}
      className={classNames(styles['step'], !open && styles['later'])}
    >
      {step.title && <p className={styles['heading']}>{step.title}</p>}
      {step.fields.map((field) => {
        const asked = isAsked(field, definition, answers);
        if (hydrated && !asked) return null;
        return (
          <div key={field.name} className={classNames(!asked && styles['later'])}>
            <DefinedField field={hydrated ? field : withoutScript(field)} />
          </div>
        );
      })}
    </div>
  );
}

/** Accounts, files and consents, whatever content calls their fields. */
function secretFields({ steps }: FormDefinition): readonly string[] {
  const fields = steps.flatMap((step) => step.fields);
  return fields.filter(({ kind }) => SECRET_KINDS.has(kind)).map(({ name }) => name);
}

const SECRET_KINDS: ReadonlySet<string> = new Set(['iban', 'file', 'consent']);
