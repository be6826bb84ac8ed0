import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { waitForHydration } from './demo-reader.ts';

/** Enables authenticator codes for the signed-in user. @returns the recovery codes */
export async function enableAuthenticatorCodes(page: Page): Promise<string[]> {
  await page.goto('/mein-account/sicherheit');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Codes einrichten' }).click();
  const link = page.getByRole('link', { name: 'öffnen Sie sie damit' });
  const uri = new URL((await link.getAttribute('href')) ?? '');
  const app = new TOTP({ secret: Secret.fromBase32(uri.searchParams.get('secret') ?? '') });
  await page.getByLabel('Code, den die App jetzt zeigt').fill(app.generate());
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  const spareCodes = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem');
  await expect(spareCodes).toHaveCount(8);
  return spareCodes.allTextContents();
}
