import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How somebody works a page: with the keyboard alone, or with whatever a browser offers. */
export interface Hand {
  /** Days are given as `2026-12-24`. */
  fill(control: Locator, text: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Ticks a box, chooses one of several. */
  check(control: Locator): Promise<void>;
}

export const anyHand: Hand = {
  fill: (control, text) => control.fill(text),
  press: (control) => control.click(),
  check: (control) => control.check(),
};

/** More stops than any page of these stories has. */
const MANY = 120;

/** The keyboard alone: what has the focus must be seen to have it. */
export function keyboardOf(page: Page): Hand {
  const { keyboard } = page;
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element === document.activeElement);
  /** Some control of a group of radios takes the tab key for all of them. */
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
  /** Digit by digit, in the order of this browser's language. */
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

/** Runs inside the page. */
function focusIsSeen(): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  const { outlineStyle, boxShadow } = getComputedStyle(activeElement);
  return outlineStyle !== 'none' || boxShadow !== 'none';
}
