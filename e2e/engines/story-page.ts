import { setTimeout as pause } from 'node:timers/promises';
import { getLoadFactor } from '../support/figures.ts';
import type { EngineTab, StoryKey, WindowPoint } from './engine-tab.ts';
import { findClickPoint } from './find-click-point.ts';
import { requestHydration } from './request-hydration.ts';
import type { Target } from './target.ts';
import { useElement } from './use-element.ts';

/** Milliseconds until a wait fails, on an idle machine. */
const TIMEOUT_MS = 10_000;

/** Milliseconds between two looks at the page. */
const POLL_INTERVAL_MS = 50;

/** A page of the site as a visitor uses it, in any engine. Every command waits until it is possible. */
export class StoryPage {
  readonly tab: EngineTab;
  readonly #siteUrl: string;

  constructor(tab: EngineTab, siteUrl: string) {
    this.tab = tab;
    this.#siteUrl = siteUrl;
  }

  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#siteUrl).href);
  }

  /** Waits until a target is visible and nothing covers it, and clicks it. */
  async click(target: Target): Promise<void> {
    await this.tab.clickAt(await this.#aim(target));
  }

  async hover(target: Target): Promise<void> {
    await this.tab.moveTo(await this.#aim(target));
  }

  /** Replaces the text of a field with the keyboard. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.tab.evaluate(useElement, target, 'select text');
    await this.tab.type(text);
    await this.waitUntil(
      `${target} has the text ${text}`,
      async () => (await this.readValue(target)) === text,
    );
  }

  /** Chooses an option of a list by its value. */
  async select(target: Target, value: string): Promise<void> {
    await this.waitFor(target);
    // Drivers cannot operate the lists that the system draws; the events are those of a choice.
    await this.tab.evaluate(useElement, target, 'choose', value);
  }

  async press(key: StoryKey): Promise<void> {
    await this.tab.press(key);
  }

  async waitFor(target: Target): Promise<void> {
    await this.waitUntil(`${target} is visible`, () => this.isVisible(target));
  }

  async waitForGone(target: Target): Promise<void> {
    await this.waitUntil(`${target} is gone`, async () => !(await this.isVisible(target)));
  }

  /** Waits until the visible text of a target contains or matches a text. */
  async waitForText(target: Target, expected: RegExp | string): Promise<void> {
    await this.waitUntil(`${target} says ${String(expected)}`, async () => {
      const text = await this.tab.evaluate(useElement, target, 'read text');
      return typeof text === 'string' && matches(text, expected);
    });
  }

  /** Waits until path and query of the address match. */
  async waitForPath(expected: RegExp | string): Promise<void> {
    await this.waitUntil(`the address is ${String(expected)}`, async () => {
      const path = await this.readPath();
      return typeof expected === 'string' ? path === expected : expected.test(path);
    });
  }

  /**
   * Shows an intent to use the page and waits until it is hydrated: pages that work as HTML hydrate
   * only then (decision 123).
   */
  async waitForHydration(): Promise<void> {
    await this.waitUntil('the page is hydrated', () => this.tab.evaluate(requestHydration));
  }

  /** Marks the document, so that {@link isSameDocument} can tell whether it was loaded again. */
  async markDocument(): Promise<void> {
    await this.tab.evaluate(() => void Object.assign(window, { hasStayed: true }));
  }

  isSameDocument(): Promise<boolean> {
    return this.tab.evaluate(() => 'hasStayed' in window);
  }

  async isVisible(target: Target): Promise<boolean> {
    return (await this.tab.evaluate(useElement, target, 'see')) === true;
  }

  async readText(target: Target): Promise<string> {
    await this.waitFor(target);
    return String(await this.tab.evaluate(useElement, target, 'read text'));
  }

  async readValue(target: Target): Promise<string> {
    return String(await this.tab.evaluate(useElement, target, 'read value'));
  }

  async isChecked(target: Target): Promise<boolean> {
    return (await this.tab.evaluate(useElement, target, 'read checked')) === true;
  }

  readPath(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search + location.hash);
  }

  /**
   * Repeats a question until the answer is yes. Questions that fail because the page changes count
   * as no.
   *
   * @throws Error that says what was expected and where the page is
   */
  async waitUntil(expectation: string, ask: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS * getLoadFactor();
    let lastError: unknown;
    for (;;) {
      try {
        if (await ask()) return;
        lastError = undefined;
      } catch (error) {
        lastError = error;
      }
      if (Date.now() > deadline)
        throw new Error(`not so in time: ${expectation}${await this.#describe(lastError)}`);
      await pause(POLL_INTERVAL_MS);
    }
  }

  async #describe(lastError: unknown): Promise<string> {
    const path = await this.readPath().catch(() => 'an unknown page');
    return `\n  on ${path}${lastError === undefined ? '' : `\n  last error: ${String(lastError)}`}`;
  }

  /** Waits until a target can be clicked and does not move any more. */
  async #aim(target: Target): Promise<WindowPoint> {
    let last: WindowPoint | undefined;
    let problem = '';
    let point: WindowPoint | undefined;
    await this.waitUntil(`${target} can be clicked`, async () => {
      const found = await this.tab.evaluate(findClickPoint, target);
      problem = 'problem' in found ? found.problem : '';
      if ('problem' in found) throw new Error(problem);
      const isStill = last?.x === found.x && last.y === found.y;
      last = found;
      if (isStill) point = found;
      return isStill;
    });
    return point!;
  }
}

function matches(text: string, expected: RegExp | string): boolean {
  return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
}
