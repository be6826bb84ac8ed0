import { useEffect, useMemo, useRef, useState } from 'react';
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
import { fieldId } from '@gruenland/shared-ui/form/form-context.ts';
import { errorsOf } from '@gruenland/shared-ui/form/submit-errors.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { answersOf } from './answers-of.ts';
import { DefinedField } from './DefinedField.tsx';
import { openSteps, stepAt, stepWith } from './steps.ts';
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
  const [place, setPlace] = useState<Place>(() => ({
    at: stepWith(definition, state?.errors ?? {}) ?? 0,
  }));
  useEffect(() => {
    if (place.focus) document.getElementById(fieldId(name, place.focus))?.focus();
  }, [name, place]);
  const trap = useRef<HTMLInputElement>(null);
  const notKept = useMemo(() => secretFields(definition), [definition]);
  const submit = async (values: Readonly<Record<string, unknown>>) => {
    const answers = answersOf(values);
    const open = openSteps(definition, answers);
    const at = stepAt(open, place.at);
    const next = open.find((step) => step > at);
    if (next !== undefined) {
      setPlace({ at: next });
      return 'goes-on';
    }
    await send(answers, trap.current?.value ?? '').catch((thrown: unknown) => {
      // Somebody may have to go back for what the server does not take.
      setPlace({ at: stepWith(definition, errorsOf(thrown)) ?? at });
      throw thrown;
    });
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
      onAbsentField={(field) => {
        const at = stepWith(definition, { [field]: '' });
        if (at !== undefined) setPlace({ at, focus: field });
      }}
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
      <Steps definition={definition} place={place.at} goTo={(at) => setPlace({ at })} />
    </Form>
  );
}

/** A step, and a field in it that somebody wants to. */
interface Place {
  readonly at: number;
  readonly focus?: string;
}

interface StepsProps {
  readonly definition: FormDefinition;
  readonly place: number;
  readonly goTo: (step: number) => void;
}

/**
 * The open step with the way on and back; steps in which nothing is asked are passed over. Without
 * script all steps are in sight: nothing is counted, and the button sends.
 */
function Steps({ definition, place, goTo }: StepsProps) {
  const hydrated = useHydrated();
  const answers = answersOf(useFormValues());
  const open = openSteps(definition, answers);
  const at = stepAt(open, place);
  const number = open.indexOf(at);
  const back = open[number - 1];
  return (
    <>
      {open.length > 1 && (
        <p className={styles['progress']} role="status">
          {/* The line keeps its room until then. */}
          {hydrated ? `Schritt ${number + 1} von ${open.length}` : '\u00a0'}
        </p>
      )}
      {definition.steps.map((step, index) => (
        <Step
          key={index}
          step={step}
          definition={definition}
          answers={answers}
          open={index === at}
        />
      ))}
      <FormActions>
        {hydrated && back !== undefined && (
          <Button look="secondary" onClick={() => goTo(back)}>
            Zurück
          </Button>
        )}
        <SubmitButton>
          {hydrated && number < open.length - 1 ? 'Weiter' : definition.submitLabel}
        </SubmitButton>
      </FormActions>
    </>
  );
}

/** Before script nobody knows what is asked: the browser must not insist on it, the server does. */
function withoutScript(field: FormField): FormField {
  return field.showIf ? { ...field, required: false } : field;
}

interface StepProps {
  readonly step: FormStep;
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
  readonly open: boolean;
}

function Step({ step, definition, answers, open }: StepProps) {
  const hydrated = useHydrated();
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
