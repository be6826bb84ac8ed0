import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { startApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { createEmail } from '#testing/people.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { siteUrl, createTestEnvironment } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

jest.setTimeout(120_000);

interface Span {
  readonly traceId: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string }[];
}
interface TraceExport {
  readonly resourceSpans: { readonly scopeSpans: { readonly spans: Span[] }[] }[];
}

const receivedExports: string[] = [];
const readSpans = () =>
  receivedExports.flatMap((body) =>
    (JSON.parse(body) as TraceExport).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

let collector: Server;
let mailCatcher: MailCatcher;
let dataDir: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      receivedExports.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  mailCatcher = await startMailCatcher();
  dataDir = await copyTemplateFolder();
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await mailCatcher.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("a request continues its caller's trace, without query and address", async () => {
  const { port } = collector.address() as AddressInfo;
  const api = await startApiProcess({
    ...createTestEnvironment(dataDir, mailCatcher.url),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    // The variable is set but empty, like a variable without a value in an env file.
    OTEL_SERVICE_NAME: '',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await fetch(`${api.url}/api/newsletter/lists?token=geheim`, { headers });
  const email = createEmail('spur');
  await fetch(`${api.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, listIds: ['wochenblatt'], page: '/' }),
  });
  const exportedSpans = await waitUntil('the spans', () => {
    const allSpans = readSpans();
    return allSpans.some(({ name }) => name.startsWith('task mail.')) && allSpans;
  });
  const requestSpans = exportedSpans.filter((span) => span.traceId === traceId);
  expect(requestSpans.length).toBeGreaterThan(0);
  const attributeKeys = requestSpans.flatMap(({ attributes }) => attributes.map(({ key }) => key));
  expect(attributeKeys).toContain('http.route');
  expect(receivedExports.join('')).toContain('gruenland-api');
  expect(receivedExports.join('')).not.toMatch(/geheim|url\.full/u);
  expect(receivedExports.join('')).not.toContain(email);
  api.child.kill('SIGTERM');
  expect(await api.exitCode).toBe(0);
});
