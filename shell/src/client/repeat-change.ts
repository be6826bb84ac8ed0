import { isTickable } from './field-input.ts';
import type { FieldInput } from './field-input.ts';

/**
 * Repeats a change of a field that React did not see. React may have reset the field meanwhile. It
 * ignores events of a field that has the value that React knows.
 */
export function repeatChange(field: HTMLElement, input: FieldInput | undefined): void {
  if (input && isTickable(field)) {
    // React sees the assignment, and the click undoes it.
    field.checked = !input.checked;
    field.click();
    return;
  }
  if (input && field instanceof HTMLSelectElement) field.value = input.value;
  if (input && (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) {
    // The visitor may have typed more meanwhile.
    const isFocused = field === document.activeElement;
    const value = (isFocused && field.value) || input.value;
    const { selectionStart, selectionEnd } = field;
    field.value = value === '' ? '0' : '';
    // React sees assignments to the element, but not those that use the setter of its class.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    // The assignments move the caret to the end. Fields for numbers and addresses have no selection.
    if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
