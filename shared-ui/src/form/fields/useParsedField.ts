import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import type { FieldState } from './useFieldState.ts';
import { useFieldState } from './useFieldState.ts';

/** State of a field, with the text shown in its control. */
export interface ParsedField extends FieldState {
  readonly text: string;
}

/**
 * Returns the state of a field whose form value is parsed while its control keeps the typed text.
 *
 * @param parseText parses the text; returns unreadable text unchanged
 * @param formatValue formats a value that the user has not typed, but that comes from the server or a
 *   draft
 */
export function useParsedField(
  props: FieldProps,
  parseText: (typed: unknown) => unknown,
  formatValue: (value: unknown) => string,
): ParsedField {
  const field = useFieldState(props, 'blur', parseText);
  const [typedText, setTypedText] = useState<unknown>('');
  return {
    ...field,
    text: formatValue(parseText(typedText) === field.value ? typedText : field.value),
    change: (text) => {
      setTypedText(text);
      field.change(text);
    },
  };
}
