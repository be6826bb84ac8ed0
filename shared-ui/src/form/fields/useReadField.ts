import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import type { FieldState } from './useFieldState.ts';
import { useFieldState } from './useFieldState.ts';

/** A field with the text that its control shows. */
export interface ReadField extends FieldState {
  readonly text: string;
}

/**
 * A field whose form holds what was meant while its control keeps what was typed.
 *
 * @param read what was meant by a text; hands on what it cannot read
 * @param show a text for a value that came from elsewhere: the server's page, a draft
 */
export function useReadField(
  props: FieldProps,
  read: (typed: unknown) => unknown,
  show: (value: unknown) => string,
): ReadField {
  const field = useFieldState(props, 'blur', read);
  const [typed, setTyped] = useState<unknown>('');
  return {
    ...field,
    text: show(read(typed) === field.value ? typed : field.value),
    change: (text) => {
      setTyped(text);
      field.change(text);
    },
  };
}
