import { useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the current value of the control with this id; undefined if there is no such control. */
function readControlValue(id: string): unknown {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') return findCheckedRadio(control);
    return control.type === 'checkbox' ? control.checked : control.value;
  }
  const hasTextValue =
    control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return hasTextValue ? control.value : undefined;
}

function findCheckedRadio(first: HTMLInputElement): string | undefined {
  const group = first.form?.elements.namedItem(first.name);
  return group instanceof RadioNodeList ? group.value : first.checked ? first.value : '';
}

/**
 * Adopts values that the user or autofill entered into the server's HTML before hydration. They are
 * read before the first update of the control, which would overwrite them.
 */
export function useInputBeforeHydration(
  id: string,
  value: unknown,
  change: (value: unknown) => void,
  isHydrated: boolean,
): void {
  const valueBeforeHydration = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    // Fields that are added after hydration cannot contain input from before hydration.
    if (!isHydrated) valueBeforeHydration.current = readControlValue(id);
    // The effect runs once on mount; later the form's value takes precedence.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const typedValue = valueBeforeHydration.current;
    if (typedValue === undefined || typedValue === value) return;
    if (isBlank(typedValue) && isBlank(value)) return;
    change(typedValue);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function isBlank(value: unknown): boolean {
  return value === '' || value === undefined || value === false || value === null;
}
