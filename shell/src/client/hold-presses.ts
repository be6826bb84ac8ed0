import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { PICTURE_LINK_ATTRIBUTE } from '@gruenland/shared-contracts/picture-link.ts';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';

/** A press or a changed field whose effect needs a script that is not there yet. */
export interface HeldPress {
  readonly element: HTMLElement;
  readonly type: 'click' | 'change';
}

/** Owner of the presses once the main script runs. */
export interface PressOwner {
  /** Whether an element belongs to a part whose script is still loading. */
  readonly isWaiting: (element: Element) => boolean;
  /** Repeats a press. Until the promise is settled, further presses of the element do not count. */
  readonly repeat: (press: HeldPress) => Promise<void>;
}

/** Presses that nobody can handle yet. Each element counts once for each type. */
export interface HeldPresses {
  /** Ends the holding for elements that match a selector, and returns their held presses. */
  readonly take: (selector: string) => readonly HeldPress[];
  /**
   * Gives all presses to the main script. Call it just before React starts to hydrate: from then on
   * React handles a press itself, so that a held one would count twice. Only presses in parts that
   * wait for their script are still held, except on links, which the browser follows.
   */
  readonly handOver: (owner: PressOwner) => void;
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
  let owner: PressOwner | undefined;
  const abortController = new AbortController();
  const options = { capture: true, signal: abortController.signal };
  const canHold = (element: Element): boolean => {
    if (takenSelectors.some((selector) => element.matches(selector))) return false;
    return !owner || (owner.isWaiting(element) && !element.matches('a'));
  };
  const repeat = (press: HeldPress): void => {
    void owner?.repeat(press).finally(() => presses.splice(presses.indexOf(press), 1));
  };
  const hold = (event: Event, element: HTMLElement | null): void => {
    if (!element || !canHold(element)) return;
    const type = event.type as HeldPress['type'];
    if (type === 'click' && element.matches('a')) event.preventDefault();
    // React could still hydrate the part for this event, and the press would count twice.
    if (owner) event.stopPropagation();
    if (presses.some((press) => press.element === element && press.type === type)) return;
    const press = { element, type };
    presses.push(press);
    repeat(press);
  };
  document.addEventListener('click', (event) => hold(event, findControl(event)), options);
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('#app')) hold(event, target);
    },
    options,
  );
  return {
    take: (selector) => {
      takenSelectors.push(selector);
      const taken = presses.filter(({ element }) => element.matches(selector));
      for (const press of taken) presses.splice(presses.indexOf(press), 1);
      return taken;
    },
    handOver: (newOwner) => {
      owner = newOwner;
      for (const press of presses) repeat(press);
    },
    giveUp: () => {
      abortController.abort();
      const link = presses.findLast(({ element }) => element.matches('a'))?.element;
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
