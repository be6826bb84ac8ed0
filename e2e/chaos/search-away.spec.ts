import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';

const FAULTS: readonly ServiceFault[] = ['refused', 'hangs', 'status 500'];

for (const fault of FAULTS) {
  test(`Suche gestört (${fault}): die Seite steht, sagt es und führt zu den Listen`, async ({
    site,
    startShell,
    page,
  }) => {
    const search = new FaultProxy(site.embeddedUrl);
    const shell = await startShell({ SEARCH_ENDPOINT: await search.listen() });
    expect((await shell.get('/suche?q=Drescher')).html).toContain('Was der');

    search.fail(fault);
    const answer = await shell.get('/suche?q=Drescher&art=artikel');
    expect(answer.status).toBe(200);
    expect(answer.html).toContain('Die Suche ist gerade nicht erreichbar.');
    for (const list of ['/artikel', '/kleinanzeigen', '/veranstaltungen', '/jobs']) {
      expect(answer.html).toContain(`href="${list}"`);
    }

    await page.goto(`${shell.url}/`);
    await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('dre');
    await expect(page.getByText('Vorschläge sind gerade nicht erreichbar.')).toBeVisible();

    // The page itself stands, and so does everything else.
    expect((await shell.get('/impressum')).status).toBe(200);
    search.heal();
  });
}
