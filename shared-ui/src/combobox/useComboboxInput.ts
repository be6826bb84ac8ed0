import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface ComboboxOptions {
  readonly listId: string;
  readonly isOpen: boolean;
  /** Id of the active option; null while the visitor is in the text. */
  readonly activeOptionId: string | null;
  readonly onInput: (event: InputEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur?: () => void;
}

/**
 * Makes an existing input an ARIA combobox with a listbox: listens to its events and sets its
 * attributes.
 */
export function useComboboxInput(input: HTMLInputElement, options: ComboboxOptions): void {
  const { listId, isOpen, activeOptionId } = options;
  const handleInput = useEffectEvent((event: Event) => options.onInput(event as InputEvent));
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => options.onKeyDown(event));
  const handleBlur = useEffectEvent(() => options.onBlur?.());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('input', (event) => handleInput(event), { signal });
    input.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    input.addEventListener('blur', () => handleBlur(), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    return () => controller.abort();
  }, [input]);
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    setAttribute(input, 'aria-controls', isOpen ? listId : null);
    setAttribute(input, 'aria-activedescendant', isOpen ? activeOptionId : null);
    if (activeOptionId)
      document.getElementById(activeOptionId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isOpen, activeOptionId]);
}

function setAttribute(input: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
