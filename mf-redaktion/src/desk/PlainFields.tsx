import type { FormState } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { FieldFrame } from '@gruenland/shared-ui/form/fields/FieldFrame.tsx';
import { FieldMessage } from '@gruenland/shared-ui/form/fields/FieldMessage.tsx';
import type { Choice } from '@gruenland/shared-ui/form/fields/choice.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import styles from './plain-fields.module.css';

/** A field of a form that is sent as it is, without script. */
interface PlainFieldProps {
  /** Of the form: several on a page have fields of the same name. */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Default true: a field that is not needed says so. */
  readonly optionalMark?: boolean;
  /** Shown at first, unless the form came back refused. */
  readonly value?: string | undefined;
  /** What was refused, for the form it belongs to. */
  readonly state: FormState | undefined;
}

/** What the control and its frame have in common. */
function partsOf(props: PlainFieldProps) {
  const { form, name, label, help, required, optionalMark = true, value, state } = props;
  const id = `${form}-${name}`;
  const message = state?.errors[name];
  const described = [help ? `${id}-help` : '', message ? `${id}-message` : ''];
  const control = {
    id,
    name,
    className: styles['control'],
    defaultValue: state?.values[name] ?? value ?? '',
    required,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return { control, frame: { id, label, help, message, voluntary: optionalMark && !required } };
}

export function PlainInput(
  props: PlainFieldProps & {
    readonly type?: 'text' | 'date' | 'datetime-local' | 'email';
    readonly min?: string;
  },
) {
  const { control, frame } = partsOf(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type={props.type ?? 'text'} min={props.min} autoComplete="off" />
    </FieldFrame>
  );
}

export function PlainArea(props: PlainFieldProps & { readonly rows?: number }) {
  const { control, frame } = partsOf(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={props.rows ?? 3} />
    </FieldFrame>
  );
}

export function PlainSelect(props: PlainFieldProps & { readonly choices: readonly Choice[] }) {
  const { control, frame } = partsOf(props);
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

/** Yes or no; sends `true`. */
export function PlainCheck(props: PlainFieldProps) {
  const { form, name, label, required, value, state } = props;
  const id = `${form}-${name}`;
  const message = state?.errors[name];
  return (
    <div>
      <label className={styles['check']}>
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

/** One of few answers, all of them in sight. */
export function PlainRadios(props: PlainFieldProps & { readonly choices: readonly Choice[] }) {
  const { control, frame } = partsOf(props);
  const { id, name, defaultValue, required, 'aria-describedby': described } = control;
  return (
    <fieldset className={styles['group']} aria-describedby={described}>
      <legend>{frame.label}</legend>
      {props.choices.map(({ value, label }, index) => (
        <label key={value} className={styles['check']}>
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

/** Names the form and the version it was made from; a refused one keeps the version it had. */
export function PlainHidden(props: {
  readonly action: string;
  readonly version: number;
  readonly state: FormState | undefined;
}) {
  const { action, version, state } = props;
  return (
    <>
      <input type="hidden" name="aktion" value={action} />
      <input type="hidden" name="version" value={state?.values['version'] ?? version} />
    </>
  );
}

/** What of a refused form belongs to this one, by its `aktion`. */
export const stateOf = (state: FormState | undefined, action: string): FormState | undefined =>
  state?.values['aktion'] === action ? state : undefined;

/** Why a form was refused as a whole, or that fields have to be looked at. */
export function PlainErrors({ state }: { readonly state: FormState | undefined }) {
  if (!state) return null;
  const title = state.errors[''] ?? 'Bitte prüfen Sie die markierten Felder.';
  return <Notice kind="error" title={title} live />;
}
