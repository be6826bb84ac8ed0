/** What a visitor has entered into a field. */
export interface FieldInput {
  readonly value: string;
  /** For boxes to tick and options to choose. */
  readonly checked: boolean;
}

/** Whether the visitor ticks a field or chooses it, instead of typing into it. */
export function isTickable(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

/** Returns the input of a field; undefined for fields with files, and for what is no field. */
export function readInput(element: HTMLElement): FieldInput | undefined {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return { value: element.value, checked: false };
  const isField = element instanceof HTMLInputElement && element.type !== 'file';
  return isField ? { value: element.value, checked: element.checked } : undefined;
}
