import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import { waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';

// The test files for account, contracts and subscription contain more keyboard tests. Only this test
// presses the Tab key from the top of the page.
test(
  'cancels a contract by keyboard: first the error with focus, then the confirmation',
  { tag: '@soak' },
  async ({ page, request }) => {
    const email = createEmail('tastatur');
    const { fill, press } = createKeyboardInput(page, { tabsThroughPage: true });
    await page.goto('/vertrag-kuendigen');
    await waitForHydration(page);
    await fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
    await page.keyboard.press('Enter');
    const errorSummary = page.getByRole('main').getByRole('alert').first();
    await expect(errorSummary).toBeFocused();
    await fill(page.getByLabel('Vertrag', { exact: true }), 'Jahresabo Ohlsen');
    await fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
    await press(page.getByRole('button', { name: 'Jetzt kündigen' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
    await waitForMail(request, email, 'Ihre Kündigung ist');
  },
);
