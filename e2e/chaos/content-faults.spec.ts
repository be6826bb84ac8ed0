import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { editorAddress } from '../support/editor-address.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const FAULTS: readonly ServiceFault[] = [
  'refused',
  'hangs',
  'hangs in body',
  'slow',
  'status 429',
  'status 500',
  'html',
  'truncated',
];

/** Paths not requested by any previous test, one for each fault. */
const UNKNOWN = [
  '/datenschutz',
  '/agb',
  '/artikel',
  '/thema/ackerbau',
  '/autoren/henrike-osterloh',
  '/kontakt',
  '/mediadaten',
  '/barrierefreiheit',
];

const KNOWN = '/impressum';

let published = 0;

/**
 * Notifies the shell of a publication, so that it renders pages anew. Each call uses another
 * publication, because repetitions are ignored.
 */
async function dropCachedPages(shell: ShellProcess): Promise<void> {
  const body = JSON.stringify({ action: 'published', story_id: (published += 1) });
  const signature = createHmac('sha1', 'embedded-webhook').update(body).digest('hex');
  const headers = { 'webhook-signature': signature };
  const { status } = await fetch(`${shell.url}/_hooks/content`, { method: 'POST', body, headers });
  expect(status).toBe(202);
}

/** Cookie of an editor who came from the visual editor. */
async function editorCookie(shell: ShellProcess): Promise<string> {
  const { headers } = await shell.get(editorAddress(KNOWN));
  const cookie = headers.getSetCookie().find((line) => line.startsWith('gl_preview='));
  return cookie?.split(';')[0] ?? 'no cookie';
}

test('cached content survives any response of the content service; unknown pages and drafts show an error page', async ({
  site,
  startCompleteShell,
}) => {
  test.setTimeout(120_000);
  const content = new FaultProxy(site.embeddedUrl);
  const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${await content.listen()}/v2` });
  const before = await shell.get(KNOWN);
  const heading = /<h1[^>]*>[^<]+/.exec(before.html)?.[0] ?? 'no heading';
  const cookie = await editorCookie(shell);
  expect((await shell.get(KNOWN, { cookie })).status).toBe(200);
  for (const [index, fault] of FAULTS.entries())
    await test.step(fault, async () => {
      content.fail(fault);
      await dropCachedPages(shell);
      const [known, unknown, draft] = await Promise.all([
        shell.get(KNOWN),
        shell.get(UNKNOWN[index] ?? '/'),
        shell.get(KNOWN, { cookie }),
      ]);
      expect([known.status, known.headers.get('x-cache')]).toEqual([200, 'miss']);
      expect(known.html).toContain(heading);
      for (const page of [unknown, draft]) {
        expect(page.status).toBe(503);
        expect(page.html).toContain('Das Magazin ist gerade nicht erreichbar');
        expect(page.html).toContain('Noch einmal versuchen');
      }
      content.repair();
      const isGood = async () =>
        (await shell.get(UNKNOWN[index] ?? '/')).status === 200 &&
        (await shell.get(KNOWN, { cookie })).status === 200;
      await expect.poll(isGood, { timeout: 8000 }).toBe(true);
    });
  expect(shell.running).toBe(true);
  expect(JSON.stringify([shell.log, shell.output])).not.toMatch(/unhandled|uncaught/i);
  await content.close();
});
