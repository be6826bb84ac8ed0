import { getIn } from 'final-form';
import { useField } from 'react-final-form';
import { runAfterPress, trackPointerPresses } from '#form/run-after-press.ts';
import { getFieldId, useFormContext } from '#form/form-context.ts';
import { isMessageVisible } from '#form/message-visibility.ts';
import type { MessageVisibility } from '#form/message-visibility.ts';
import { findFirstFailure, requiresValue } from '#form/rules/first-failure.ts';
import { getRuleMessage } from '#form/rules/rule-message.ts';
import type { FieldProps } from './field-props.ts';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';

/** State of a field, from which its view is rendered. */
export interface FieldState {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly focus: () => void;
  /** The validation message that is currently visible; undefined if there is none. */
  readonly message: string | undefined;
  readonly isRequired: boolean;
  /** True if the field never has to be filled in. */
  readonly isOptional: boolean;
  /** Attributes that associate the control with its help and message. */
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

function identity<Value>(value: Value): Value {
  return value;
}

/**
 * Returns the state of a field and its visible message (specification section 5).
 *
 * @param parseText converts typed text to the value for form and rules; must be the same function
 *   in every render
 */
export function useFieldState(
  props: FieldProps,
  defaultVisibility: MessageVisibility = 'blur',
  parseText: (value: unknown) => unknown = identity,
): FieldState {
  const { name, rules = [], help, messageVisibility = defaultVisibility } = props;
  const form = useFormContext();
  const { input, meta } = useField(name, {
    // Keeps empty strings, so that values have the same shape with and without script.
    parse: parseText,
    validate: (value: unknown, values: object) =>
      getFailureMessage(props, parseText(value), values),
  });
  const change = (value: unknown) => {
    form.clearServerError(name);
    input.onChange(value);
  };
  const id = getFieldId(form.name, name);
  const isRequired = requiresValue(rules);
  useInputBeforeHydration(id, input.value, change, form.isHydrated);
  const isVisible = isMessageVisible(messageVisibility, {
    blurred: meta.touched ?? false,
    dirty: meta.modified ?? false,
    submitted: form.submitted,
  });
  const message = form.serverErrors[name] ?? (isVisible ? getText(meta.error) : undefined);
  const describedByIds = [help ? `${id}-help` : '', message ? `${id}-message` : ''].filter(Boolean);
  return {
    id,
    value: input.value,
    change,
    blur: () => runAfterPress(() => input.onBlur()),
    focus: () => {
      trackPointerPresses();
      input.onFocus();
    },
    message,
    isRequired,
    isOptional: !isRequired && !props.isConditionallyRequired,
    aria: {
      'aria-invalid': message === undefined ? undefined : true,
      'aria-describedby': describedByIds.join(' ') || undefined,
    },
  };
}

function getText(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}

function getFailureMessage(props: FieldProps, value: unknown, values: object): string | undefined {
  const { name, rules = [], messages, subject = props.label } = props;
  const getValueAt = (fieldPath: string): unknown => getIn(values, fieldPath);
  const failure = findFirstFailure(rules, value, { name, getValueAt });
  if (!failure) return undefined;
  const context = { label: subject, value, args: failure.args };
  return messages?.[failure.rule] ?? getRuleMessage(failure.rule, context);
}
