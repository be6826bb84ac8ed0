import { useEffect, useLayoutEffect, useRef } from 'react';

/** What a control holds, read from the document. */
function valueInDocument(id: string): unknown {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') return checkedRadio(control);
    return control.type === 'checkbox' ? control.checked : control.value;
  }
  const plain = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return plain ? control.value : undefined;
}

function checkedRadio(first: HTMLInputElement): string | undefined {
  const group = first.form?.elements.namedItem(first.name);
  return group instanceof RadioNodeList ? group.value : first.checked ? first.value : '';
}

/**
 * Takes over what was typed or filled in by the browser between the server's page and the start of
 * the script. Read before the first update, which would write the old value back.
 */
export function useTypedBeforeHydration(
  id: string,
  value: unknown,
  change: (value: unknown) => void,
  hydrated: boolean,
): void {
  const found = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    // What comes later than the page, for example with an answer, nobody can have filled in before.
    if (!hydrated) found.current = valueInDocument(id);
    // Once, at the first mount: later the form's own value leads.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const typed = found.current;
    if (typed === undefined || typed === value) return;
    if (isBlank(typed) && isBlank(value)) return;
    change(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function isBlank(value: unknown): boolean {
  return value === '' || value === undefined || value === false || value === null;
}
