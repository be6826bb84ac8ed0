import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { PICTURE_LINK_ATTRIBUTE } from '@gruenland/shared-contracts/picture-link.ts';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';

/** A press or a changed field whose effect needs a script that is not there yet. */
export interface HeldPress {
  readonly element: HTMLElement;
  readonly type: 'click' | 'change';
}

/** Presses before the main script runs. Each element counts once for each type. */
export interface HeldPresses {
  /**
   * Ends the holding and returns the held presses. With a selector, does so only for elements that
   * match it.
   */
  readonly take: (selector?: string) => readonly HeldPress[];
  /** Ends the holding because the main script cannot be loaded: held links are followed. */
  readonly giveUp: () => void;
}

/** Links that a script answers in place: to a large picture, and to the consent settings. */
const HELD_LINK_SELECTOR = `a[${PICTURE_LINK_ATTRIBUTE}], a[${OPENS_CONSENT_ATTRIBUTE}]`;

/**
 * Holds presses on controls of the page that do nothing as HTML, and changes of fields, until a
 * script takes them. Links and forms work as HTML, so that they are not held. Links to a large
 * picture or to the consent settings are held, because the visitor would leave the page.
 */
export function holdPresses(): HeldPresses {
  const presses: HeldPress[] = [];
  const takenSelectors: string[] = [];
  const abortController = new AbortController();
  const options = { capture: true, signal: abortController.signal };
  const hold = (element: HTMLElement | null | undefined, type: HeldPress['type']): boolean => {
    if (!element || takenSelectors.some((selector) => element.matches(selector))) return false;
    const isHeld = presses.some((press) => press.element === element && press.type === type);
    if (!isHeld) presses.push({ element, type });
    return true;
  };
  document.addEventListener(
    'click',
    (event) => {
      const control = findControl(event);
      if (hold(control, 'click') && control?.matches('a')) event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLElement && target.closest('#app')) hold(target, 'change');
    },
    options,
  );
  const take = (selector?: string): readonly HeldPress[] => {
    if (selector === undefined) {
      abortController.abort();
      return presses.splice(0);
    }
    takenSelectors.push(selector);
    const taken = presses.filter(({ element }) => element.matches(selector));
    for (const press of taken) presses.splice(presses.indexOf(press), 1);
    return taken;
  };
  return {
    take,
    giveUp: () => {
      const link = take().findLast(({ element }) => element.matches('a'))?.element;
      if (link instanceof HTMLAnchorElement) window.location.assign(link.href);
    },
  };
}

/** Returns the control that a click is for, if the browser itself does nothing useful with it. */
function findControl(event: MouseEvent): HTMLElement | null {
  if (!(event.target instanceof Element) || hasModifierKey(event)) return null;
  const control = event.target.closest<HTMLElement>('button, a[href]');
  if (!control?.closest('#app')) return null;
  if (control instanceof HTMLButtonElement)
    return control.type === 'button' || !control.form ? control : null;
  return control.matches(HELD_LINK_SELECTOR) ? control : null;
}
