import { getIn } from 'final-form';
import { useField } from 'react-final-form';
import { afterPress, watchPresses } from '#form/after-press.ts';
import { fieldId, useFormContext } from '#form/form-context.ts';
import { isMessageVisible } from '#form/message-visibility.ts';
import type { Visibility } from '#form/message-visibility.ts';
import { firstFailure, isObligatory } from '#form/rules/first-failure.ts';
import { ruleMessage } from '#form/rules/rule-message.ts';
import type { FieldProps } from './field-props.ts';
import { useTypedBeforeHydration } from './useTypedBeforeHydration.ts';

/** A field as its view needs it. */
export interface FieldState {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly focus: () => void;
  /** The message that may be seen now. */
  readonly message: string | undefined;
  readonly obligatory: boolean;
  /** Nothing has to be filled in, whatever else is. */
  readonly voluntary: boolean;
  /** Attributes that tie the control to its help and message. */
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

function identity<Value>(value: Value): Value {
  return value;
}

/**
 * Value, history and visible message of a field (specification section 5).
 *
 * @param read what the form and the rules get for what was typed; must stay the same function
 */
export function useFieldState(
  props: FieldProps,
  usual: Visibility = 'blur',
  read: (value: unknown) => unknown = identity,
): FieldState {
  const { name, rules = [], help, visibility = usual } = props;
  const form = useFormContext();
  const { input, meta } = useField(name, {
    // '' stays '', so that sent values have the same shape with and without script.
    parse: read,
    validate: (value: unknown, values: object) => messageFor(props, read(value), values),
  });
  const change = (value: unknown) => {
    form.forgetServerError(name);
    input.onChange(value);
  };
  const id = fieldId(form.name, name);
  const obligatory = isObligatory(rules);
  useTypedBeforeHydration(id, input.value, change, form.hydrated);
  const visible = isMessageVisible(visibility, {
    blurred: meta.touched ?? false,
    dirty: meta.modified ?? false,
    submitted: form.submitted,
  });
  const message = form.serverErrors[name] ?? (visible ? textOf(meta.error) : undefined);
  const described = [help ? `${id}-help` : '', message ? `${id}-message` : ''].filter(Boolean);
  return {
    id,
    value: input.value,
    change,
    blur: () => afterPress(() => input.onBlur()),
    focus: () => {
      watchPresses();
      input.onFocus();
    },
    message,
    obligatory,
    voluntary: !obligatory && !props.conditional,
    aria: {
      'aria-invalid': message === undefined ? undefined : true,
      'aria-describedby': described.join(' ') || undefined,
    },
  };
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}

function messageFor(props: FieldProps, value: unknown, values: object): string | undefined {
  const { name, rules = [], messages, subject = props.label } = props;
  const valueAt = (address: string): unknown => getIn(values, address);
  const failure = firstFailure(rules, value, { name, valueAt });
  if (!failure) return undefined;
  const context = { label: subject, value, args: failure.args };
  return messages?.[failure.rule] ?? ruleMessage(failure.rule, context);
}
