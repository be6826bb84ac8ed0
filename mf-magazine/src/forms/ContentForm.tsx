import { useEffect, useMemo, useRef, useState } from 'react';
import { isFieldShown } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type {
  FormDefinition,
  FormStep,
} from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { FormActions } from '@gruenland/shared-ui/form/FormActions.tsx';
import { getFieldId } from '@gruenland/shared-ui/form/form-context.ts';
import type { SubmitErrors } from '@gruenland/shared-ui/form/submit-errors.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { toFormAnswers } from './to-form-answers.ts';
import { ContentFormField } from './ContentFormField.tsx';
import {
  findActiveStepIndices,
  findNearestActiveStepIndex,
  findFirstErrorStepIndex,
} from './form-steps.ts';
import styles from './content-form.module.css';

interface ContentFormProps {
  /** Name of the form, unique on the page. */
  readonly name: string;
  readonly definition: FormDefinition;
  /** Path to which the browser posts the form when JavaScript is unavailable. */
  readonly action: string;
  /** Values of hidden fields, by field name. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly state?: FormState | undefined;
  /** Sends the answers. `honeypot` is the value of the honeypot field. */
  readonly send: (answers: FormAnswers, honeypot: string) => Promise<void>;
}

/**
 * Renders a multi-step form that the content defines. Without JavaScript, all steps are visible at
 * once and the server evaluates the conditions.
 */
export function ContentForm(props: ContentFormProps) {
  const { name, definition, action, hidden = {}, state, send } = props;
  const [position, setPosition] = useState<StepPosition>(() => ({
    at: findFirstErrorStepIndex(definition, state?.errors ?? {}) ?? 0,
  }));
  useEffect(() => {
    if (position.focus) document.getElementById(getFieldId(name, position.focus))?.focus();
  }, [name, position]);
  const honeypot = useRef<HTMLInputElement>(null);
  const fieldsExcludedFromDraft = useMemo(() => listSensitiveFields(definition), [definition]);
  const moveToNextStep = (values: FormValues) => {
    const activeStepIndices = findActiveStepIndices(definition, toFormAnswers(values));
    const stepIndex = findNearestActiveStepIndex(activeStepIndices, position.at);
    const nextStepIndex = activeStepIndices.find((step) => step > stepIndex);
    if (nextStepIndex !== undefined) setPosition({ at: nextStepIndex });
    return nextStepIndex !== undefined;
  };
  /** Opens the step with the first field that the server rejected. */
  const openFirstStepWithError = (errors: SubmitErrors) => {
    const stepIndex = findFirstErrorStepIndex(definition, errors);
    if (stepIndex !== undefined) setPosition({ at: stepIndex });
  };
  return (
    <Form
      name={name}
      action={action}
      state={state}
      moveToNextStep={moveToNextStep}
      onRefused={openFirstStepWithError}
      onSubmit={(values) => send(toFormAnswers(values), honeypot.current?.value ?? '')}
      draft={`formular-${name}`}
      draftExcludedFields={fieldsExcludedFromDraft}
      unsavedQuestion="Ihre Angaben gehen verloren. Weiter?"
      onAbsentFieldSelect={(field) => {
        const stepIndex = findFirstErrorStepIndex(definition, { [field]: '' });
        if (stepIndex !== undefined) setPosition({ at: stepIndex, focus: field });
      }}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          Bitte leer lassen{' '}
          <input ref={honeypot} name={INTERNAL_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Steps
        definition={definition}
        position={position.at}
        goToStep={(stepIndex) => setPosition({ at: stepIndex })}
      />
    </Form>
  );
}

/** Index of the open step, and the name of the field to focus in it. */
interface StepPosition {
  readonly at: number;
  readonly focus?: string;
}

interface StepsProps {
  readonly definition: FormDefinition;
  readonly position: number;
  readonly goToStep: (step: number) => void;
}

/**
 * Renders the open step with a back button and a next button. Skips inactive steps (see {@link
 * findActiveStepIndices}). Without JavaScript, all steps are visible without step numbers, and the
 * only button submits the form.
 */
function Steps({ definition, position, goToStep }: StepsProps) {
  const isHydrated = useHydrated();
  const answers = toFormAnswers(useFormValues());
  const activeStepIndices = findActiveStepIndices(definition, answers);
  const stepIndex = findNearestActiveStepIndex(activeStepIndices, position);
  const activeStepPosition = activeStepIndices.indexOf(stepIndex);
  const previousStepIndex = activeStepIndices[activeStepPosition - 1];
  return (
    <>
      {activeStepIndices.length > 1 && (
        <p className={styles.progress} role="status">
          {/*
           * Until hydration, the no-break space keeps the line of the step number at its height.
           */}
          {isHydrated
            ? `Schritt ${activeStepPosition + 1} von ${activeStepIndices.length}`
            : '\u00a0'}
        </p>
      )}
      {definition.steps.map((step, index) => (
        <Step
          key={index}
          step={step}
          definition={definition}
          answers={answers}
          open={index === stepIndex}
        />
      ))}
      <FormActions>
        {isHydrated && previousStepIndex !== undefined && (
          <Button look="secondary" onClick={() => goToStep(previousStepIndex)}>
            Zurück
          </Button>
        )}
        <SubmitButton>
          {isHydrated && activeStepPosition < activeStepIndices.length - 1
            ? 'Weiter'
            : definition.submitLabel}
        </SubmitButton>
      </FormActions>
    </>
  );
}

/**
 * Makes a field with a condition optional. Before hydration, the browser does not evaluate
 * conditions and must not require such a field. The server checks whether it is filled in.
 */
function makeConditionalFieldOptional(field: FormField): FormField {
  return field.showIf ? { ...field, required: false } : field;
}

interface StepProps {
  readonly step: FormStep;
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
  readonly open: boolean;
}

function Step({ step, definition, answers, open }: StepProps) {
  const isHydrated = useHydrated();
  if (isHydrated && !open) return null;
  return (
    <div
      role="group"
      aria-label={step.title}
      className={classNames(styles.step, !open && styles.collapsed)}
    >
      {step.title && <p className={styles.heading}>{step.title}</p>}
      {step.fields.map((field) => {
        const isVisible = isFieldShown(field, definition, answers);
        if (isHydrated && !isVisible) return null;
        return (
          <div key={field.name} className={classNames(!isVisible && styles.collapsed)}>
            <ContentFormField field={isHydrated ? field : makeConditionalFieldOptional(field)} />
          </div>
        );
      })}
    </div>
  );
}

/**
 * Returns the names of fields that drafts must not store: bank account, file and consent fields.
 */
function listSensitiveFields({ steps }: FormDefinition): readonly string[] {
  const fields = steps.flatMap((step) => step.fields);
  return fields.filter(({ kind }) => SENSITIVE_KINDS.has(kind)).map(({ name }) => name);
}

const SENSITIVE_KINDS: ReadonlySet<string> = new Set(['iban', 'file', 'consent']);
