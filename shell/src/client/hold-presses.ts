import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { PICTURE_LINK_ATTRIBUTE } from '@gruenland/shared-contracts/picture-link.ts';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';
import { isTickable, readInput } from './field-input.ts';
import type { FieldInput } from './field-input.ts';

/** A press or a changed field whose effect needs a script that is not there yet. */
export interface HeldPress {
  readonly element: HTMLElement;
  readonly type: 'click' | 'change';
  /** Input of a changed field. */
  readonly input?: FieldInput | undefined;
}

/** Repeats presses once the main script runs. */
export interface PressRepeater {
  /** Whether React itself handles this event now. */
  readonly isHandledByReact: (element: Element, type: HeldPress['type']) => boolean;
  readonly waitUntilRepeatable: (press: HeldPress) => Promise<void>;
  readonly repeat: (press: HeldPress) => void;
}

/** Presses before their handlers exist. Each element counts once for each type. */
export interface HeldPresses {
  /** Ends the holding for elements that match a selector, and returns their held presses. */
  readonly take: (selector: string) => readonly HeldPress[];
  /**
   * Repeats all presses. Call it just before React starts to hydrate: from then on React handles most
   * events itself, so that a held one would count twice. The others are still held, except on links,
   * which the browser follows.
   */
  readonly startRepeating: (repeater: PressRepeater) => void;
  /** Ends the holding and forgets the presses, for example because another page is shown. */
  readonly end: () => void;
  /** Ends the holding because the main script cannot be loaded: a held link is followed. */
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
  const presses = new Set<HeldPress>();
  const takenSelectors: string[] = [];
  let repeater: PressRepeater | undefined;
  const abortController = new AbortController();
  const options = { capture: true, signal: abortController.signal };
  /** A box or an option that was clicked before React knew it. Its change follows. */
  let earlyField: EventTarget | null = null;
  const isHandled = (element: Element, type: HeldPress['type']): boolean => {
    if (type === 'change' && element === earlyField) return false;
    if (takenSelectors.some((selector) => element.matches(selector))) return true;
    return repeater?.isHandledByReact(element, type) === true;
  };
  const repeatLater = async (press: HeldPress): Promise<void> => {
    await repeater?.waitUntilRepeatable(press);
    if (presses.delete(press)) repeater?.repeat(press);
  };
  const hold = (event: Event, element: HTMLElement | null): void => {
    if (!element) return;
    const type: HeldPress['type'] = event.type === 'click' ? 'click' : 'change';
    const isLink = element.matches('a');
    const heldPress = [...presses].find(
      (press) => press.element === element && press.type === type,
    );
    if (isHandled(element, type) || (repeater && isLink)) {
      // The visitor has pressed again, and this time React handles it.
      if (heldPress) presses.delete(heldPress);
      return;
    }
    if (type === 'click' && isLink) event.preventDefault();
    // React could still hydrate the element for this event, and the press would count twice.
    if (repeater) event.stopPropagation();
    if (heldPress && type === 'click') return;
    if (heldPress) presses.delete(heldPress);
    const press = { element, type, ...(type === 'change' && { input: readInput(element) }) };
    presses.add(press);
    if (repeater) void repeatLater(press);
  };
  const end = (): void => {
    abortController.abort();
    presses.clear();
  };
  const holdClick = (event: MouseEvent): void => {
    const { target } = event;
    earlyField = null;
    if (isTickable(target) && !isHandled(target, 'change')) earlyField = target;
    hold(event, findControl(event));
  };
  const holdChange = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('#app')) hold(event, target);
  };
  document.addEventListener('click', holdClick, options);
  document.addEventListener('input', holdChange, options);
  document.addEventListener('change', holdChange, options);
  return {
    take: (selector) => {
      takenSelectors.push(selector);
      const taken = [...presses].filter(({ element }) => element.matches(selector));
      for (const press of taken) presses.delete(press);
      return taken;
    },
    startRepeating: (newRepeater) => {
      repeater = newRepeater;
      for (const press of presses) void repeatLater(press);
    },
    end,
    giveUp: () => {
      const link = [...presses].findLast(({ element }) => element.matches('a'))?.element;
      end();
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
