import { siteColours } from '@gruenland/shared-contracts/site-colours.ts';
import type { DevFault } from '#dev/dev-events.ts';

const colours = siteColours.light;

const STYLES = `
section { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 45vh;
  overflow: auto; padding: 1rem; border: 3px solid ${colours.poppy}; border-radius: 6px;
  background: ${colours.surface}; color: ${colours.ink}; font: 15px/1.45 ui-monospace, monospace; }
h2 { margin: 0 0 .5rem; font-size: 1rem; color: ${colours['poppy-strong']}; }
p, pre { margin: 0 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { padding: .5rem; background: ${colours.tint}; white-space: pre; overflow-x: auto; }
button { float: right; font: inherit; padding: .25rem .75rem; }
`;

/**
 * Shows the errors of one remote at the bottom of the page. The page stays usable. The element is
 * outside the app and has its own styles, so that overlay and app do not affect each other.
 */
export class FaultOverlay {
  readonly #remote: string;
  readonly #groups = new Map<string, readonly DevFault[]>();
  readonly #host = document.createElement('div');
  readonly #root: ShadowRoot;

  constructor(remote: string) {
    this.#remote = remote;
    this.#host.dataset['devFaults'] = remote;
    this.#root = this.#host.attachShadow({ mode: 'open' });
    // Uses a constructed stylesheet, because the page's content security policy allows it.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [styleSheet];
  }

  /** Replaces the errors of one source; an empty list removes them. */
  showFaults(source: string, faults: readonly DevFault[]): void {
    this.#groups.set(source, faults);
    const currentFaults = [...this.#groups.values()].flat();
    if (currentFaults.length === 0) return this.#host.remove();
    const section = createElement('section', '');
    section.setAttribute('role', 'alert');
    section.setAttribute('aria-label', `Errors of ${this.#remote}`);
    const button = createElement('button', 'Hide');
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => this.#host.remove());
    section.append(button, ...currentFaults.flatMap(createFaultElements));
    this.#root.replaceChildren(section);
    if (!this.#host.isConnected) document.body.append(this.#host);
  }
}

function createFaultElements({ title, message, location, frame }: DevFault): HTMLElement[] {
  return [
    createElement('h2', location === null ? title : `${title}: ${location}`),
    createElement('p', message),
    ...(frame === null ? [] : [createElement('pre', frame)]),
  ];
}

function createElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
