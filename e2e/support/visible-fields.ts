import type { Page } from '@playwright/test';

/**
 * Lists the names of the fields in the main content that a person sees and can fill. A group of radio
 * buttons is one field. Fields in closed sections and honeypots are not visible.
 */
export async function listVisibleFields(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const controls = main.querySelectorAll<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >('input, select, textarea');
    const visibleControls = [...controls].filter(
      (control) =>
        !['hidden', 'submit', 'button'].includes(control.type) &&
        !control.disabled &&
        control.closest('[aria-hidden="true"]') === null &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    return [
      ...new Set(
        visibleControls.map(({ type, name, id }) =>
          type === 'radio' ? `radio group ${name}` : `${name || id}`,
        ),
      ),
    ];
  });
}
