import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Operates a page with the keyboard only, or with Playwright's default actions. */
export interface UserInput {
  /** Fills in a field. Dates have the form `2026-12-24`. */
  fill(control: Locator, text: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Ticks a checkbox or selects a radio button. */
  check(control: Locator): Promise<void>;
}

/**
 * Maximum number of times that the Tab key is pressed to reach an element. No tested page has more
 * tab stops.
 */
const MAX_TAB_STOPS = 120;

/**
 * Number of tab stops before a control from which the Tab key is pressed. Presses from the top of
 * the page took a third of the CPU time of these tests.
 */
const TAB_STOPS_BEFORE = 2;

/**
 * Creates an input that operates a page with the keyboard only. It asserts that the focused element
 * shows its focus.
 *
 * @param options.tabsThroughPage whether to press the Tab key from the current focus instead of
 *   from {@link TAB_STOPS_BEFORE} stops before the control
 */
export function createKeyboardInput(
  page: Page,
  { tabsThroughPage = false }: { readonly tabsThroughPage?: boolean } = {},
): UserInput {
  const { keyboard } = page;
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element === document.activeElement);
  /**
   * Returns whether a radio button of the same group has the focus. The Tab key reaches only one
   * radio button of a group.
   */
  const isFocusInGroup = (control: Locator) =>
    control.evaluate(
      (element) =>
        element instanceof HTMLInputElement &&
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.name === element.name,
    );
  async function pressTabUntil(control: Locator, isReached = hasFocus): Promise<void> {
    await control.waitFor();
    if (!tabsThroughPage && !(await isReached(control)))
      await control.evaluate(focusStopBefore, TAB_STOPS_BEFORE);
    for (let stop = 0; stop < MAX_TAB_STOPS && !(await isReached(control)); stop += 1) {
      await keyboard.press('Tab');
    }
    expect(await isReached(control), `the tab key comes to ${String(control)}`).toBe(true);
    expect(await page.evaluate(isFocusVisible), `focus is seen on ${String(control)}`).toBe(true);
  }
  async function selectByArrowDown(control: Locator): Promise<void> {
    for (let stop = 0; stop < MAX_TAB_STOPS && !(await control.isChecked()); stop += 1) {
      await keyboard.press('ArrowDown');
    }
  }
  /**
   * Types the digits of a date, first in the order day, month, year. If the field then has another
   * date, types the month before the day, as some browser locales expect.
   */
  async function typeDate(control: Locator, day: string): Promise<void> {
    const [year, month, dayOfMonth] = day.split('-');
    for (const dateDigits of [`${dayOfMonth}${month}${year}`, `${month}${dayOfMonth}${year}`]) {
      if ((await control.inputValue()) === day) return;
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
      await keyboard.type(dateDigits);
    }
    await expect(control).toHaveValue(day);
  }
  return {
    fill: async (control, text) => {
      await pressTabUntil(control);
      if ((await control.getAttribute('type')) === 'date') return typeDate(control, text);
      await keyboard.press('Control+A');
      await keyboard.insertText(text);
    },
    press: async (control) => {
      await pressTabUntil(control);
      await keyboard.press('Enter');
    },
    check: async (control) => {
      const isRadio = (await control.getAttribute('type')) === 'radio';
      await pressTabUntil(control, isRadio ? isFocusInGroup : hasFocus);
      if (!(await control.isChecked())) await keyboard.press('Space');
      if (isRadio) await selectByArrowDown(control);
      await expect(control).toBeChecked();
    },
  };
}

function isFocusVisible(): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  const { outlineStyle, boxShadow } = getComputedStyle(activeElement);
  return outlineStyle !== 'none' || boxShadow !== 'none';
}

/**
 * Focuses the tab stop that is `distance` stops before a control, unless the focus is already
 * between the two. A radio group is a single stop.
 */
function focusStopBefore(control: Element, distance: number): void {
  const getGroup = (element: Element | null) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const group = getGroup(control);
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, textarea, [tabindex]',
    ),
  ].filter(
    (element) =>
      element === control ||
      (element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (group === null || getGroup(element) !== group)),
  );
  const index = stops.findIndex((element) => element === control);
  const start = Math.max(0, index - distance);
  const focusedIndex = stops.findIndex((element) => element === document.activeElement);
  if (focusedIndex < start || focusedIndex > index) stops[start]?.focus();
}
