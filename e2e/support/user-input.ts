import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Operates a page: with the keyboard only, or with Playwright's default actions. */
export interface UserInput {
  /** Dates have the form `2026-12-24`. */
  fill(control: Locator, text: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Ticks a checkbox or selects a radio button. */
  check(control: Locator): Promise<void>;
}

export const defaultInput: UserInput = {
  fill: (control, text) => control.fill(text),
  press: (control) => control.click(),
  check: (control) => control.check(),
};

/** More tab stops than any tested page has. */
const MANY = 120;

/** Uses only the keyboard and asserts that focus is visible. */
export function keyboardInput(page: Page): UserInput {
  const { keyboard } = page;
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element === document.activeElement);
  /** One radio button of a group receives the focus for all. */
  const inGroup = (control: Locator) =>
    control.evaluate(
      (element) =>
        element instanceof HTMLInputElement &&
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.name === element.name,
    );
  async function tabTo(control: Locator, there = hasFocus): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < MANY && !(await there(control)); stop += 1) {
      await keyboard.press('Tab');
    }
    expect(await there(control), `the tab key comes to ${String(control)}`).toBe(true);
    expect(await page.evaluate(focusIsSeen), `focus is seen on ${String(control)}`).toBe(true);
  }
  async function goDownTo(control: Locator): Promise<void> {
    for (let stop = 0; stop < MANY && !(await control.isChecked()); stop += 1) {
      await keyboard.press('ArrowDown');
    }
  }
  /** Types the digits in the order of the browser's language. */
  async function typeDay(control: Locator, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    for (const digits of [`${date}${month}${year}`, `${month}${date}${year}`]) {
      if ((await control.inputValue()) === day) return;
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
      await keyboard.type(digits);
    }
    await expect(control).toHaveValue(day);
  }
  return {
    fill: async (control, text) => {
      await tabTo(control);
      if ((await control.getAttribute('type')) === 'date') return typeDay(control, text);
      await keyboard.press('Control+A');
      await keyboard.insertText(text);
    },
    press: async (control) => {
      await tabTo(control);
      await keyboard.press('Enter');
    },
    check: async (control) => {
      const radio = (await control.getAttribute('type')) === 'radio';
      await tabTo(control, radio ? inGroup : hasFocus);
      if (!(await control.isChecked())) await keyboard.press('Space');
      if (radio) await goDownTo(control);
      await expect(control).toBeChecked();
    },
  };
}

function focusIsSeen(): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  const { outlineStyle, boxShadow } = getComputedStyle(activeElement);
  return outlineStyle !== 'none' || boxShadow !== 'none';
}
