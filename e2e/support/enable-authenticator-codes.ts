import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { waitForHydration } from './demo-reader.ts';

/** Sets up authenticator codes for the signed-in user. @returns the recovery codes */
export async function enableAuthenticatorCodes(page: Page): Promise<string[]> {
  await page.goto('/mein-account/sicherheit');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Codes einrichten' }).click();
  const appLink = page.getByRole('link', { name: 'öffnen Sie sie damit' });
  const appUri = new URL((await appLink.getAttribute('href')) ?? '');
  const authenticator = new TOTP({
    secret: Secret.fromBase32(appUri.searchParams.get('secret') ?? ''),
  });
  await page.getByLabel('Code, den die App jetzt zeigt').fill(authenticator.generate());
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  const spareCodes = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem');
  await expect(spareCodes).toHaveCount(8);
  return spareCodes.allTextContents();
}
