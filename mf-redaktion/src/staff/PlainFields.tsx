import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { ReactNode } from 'react';
import { FieldFrame } from '@gruenland/shared-ui/form/fields/FieldFrame.tsx';
import { FieldMessage } from '@gruenland/shared-ui/form/fields/FieldMessage.tsx';
import type { Choice } from '@gruenland/shared-ui/form/fields/choice.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import styles from './plain-fields.module.css';

/** Props of a form field that needs no JavaScript. */
interface PlainFieldProps {
  /**
   * Name of the form. Element ids start with it, so that they are unique if several forms have
   * fields of the same name.
   */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Whether the label of an optional field says that the field is optional. Default true. */
  readonly showsOptionalMark?: boolean;
  /** Initial value. After a refused submission, the field shows the submitted value instead. */
  readonly value?: string | undefined;
  /** State of the form after a refused submission. Undefined before any submission. */
  readonly state: FormState | undefined;
}

/** Returns the props of the form control and of the frame around it. */
function createFieldProps(props: PlainFieldProps) {
  const { form, name, label, help, required, showsOptionalMark = true, value, state } = props;
  const id = `${form}-${name}`;
  const message = state?.errors[name];
  const descriptionIds = [help ? `${id}-help` : '', message ? `${id}-message` : ''];
  const control = {
    id,
    name,
    className: styles.control,
    defaultValue: state?.values[name] ?? value ?? '',
    required,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': descriptionIds.filter(Boolean).join(' ') || undefined,
  };
  return {
    control,
    frame: { id, label, help, message, isOptional: showsOptionalMark && !required },
  };
}

export function PlainInput(
  props: PlainFieldProps & {
    readonly type?: 'text' | 'date' | 'datetime-local' | 'email';
    readonly min?: string;
  },
) {
  const { control, frame } = createFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type={props.type ?? 'text'} min={props.min} autoComplete="off" />
    </FieldFrame>
  );
}

export function PlainTextArea(props: PlainFieldProps & { readonly rows?: number }) {
  const { control, frame } = createFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={props.rows ?? 3} />
    </FieldFrame>
  );
}

export function PlainSelect(props: PlainFieldProps & { readonly choices: readonly Choice[] }) {
  const { control, frame } = createFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Renders a checkbox that sends `true`. */
export function PlainCheckbox(props: PlainFieldProps) {
  const { form, name, label, required, value, state } = props;
  const id = `${form}-${name}`;
  const message = state?.errors[name];
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value="true"
          required={required}
          defaultChecked={(state ? state.values[name] : value) === 'true'}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={id} message={message} />
    </div>
  );
}

/** Renders a group of radio buttons. */
export function PlainRadios(props: PlainFieldProps & { readonly choices: readonly Choice[] }) {
  const { control, frame } = createFieldProps(props);
  const { id, name, defaultValue, required, 'aria-describedby': descriptionIds } = control;
  return (
    <fieldset className={styles.group} aria-describedby={descriptionIds}>
      <legend>{frame.label}</legend>
      {props.choices.map(({ value, label }, index) => (
        <label key={value} className={styles.check}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            name={name}
            value={value}
            required={required}
            defaultChecked={value === defaultValue}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldMessage id={id} message={frame.message} />
    </fieldset>
  );
}

/**
 * Renders hidden fields for intent and version. A refused form keeps the version with which it was
 * submitted.
 */
export function PlainHiddenFields(props: {
  readonly intent: string;
  readonly version: number;
  readonly state: FormState | undefined;
}) {
  const { intent, version, state } = props;
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={state?.values['version'] ?? version} />
    </>
  );
}

/** Returns the state of a refused submission if it belongs to the form with this intent. */
export const findFormState = (
  state: FormState | undefined,
  intent: string,
): FormState | undefined => (state?.values['intent'] === intent ? state : undefined);

/** Renders the error of the whole form or, if there is none, a hint to check the marked fields. */
export function PlainErrors({ state }: { readonly state: FormState | undefined }) {
  if (!state) return null;
  const title = state.errors[''] ?? 'Bitte prüfen Sie die markierten Felder.';
  return <Notice kind="error" title={title} live />;
}
