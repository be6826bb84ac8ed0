import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '#server/config.ts';
import { EXIT_CODES, runContent } from '#sync/run-content.ts';
import { syncEnvironmentSchema } from '#sync/sync-config.schema.ts';
import { testSettings } from '#test/content-app.ts';
import { startManagedApp, type ManagedApp } from '#test/managed-app.ts';
import { createStoryText } from '#test/open-store.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { checkPreviewToken } from './check-delivery.ts';

const SECRET = 'geheim';
const siteUrl = testSettings.previewUrl.replace(/\/$/u, '');
const files = {
  '_components/home.yaml': 'schema: {}\n',
  '_components/settings.yaml': 'schema: { title: { type: text } }\n',
  '_settings.yaml': createStoryText('component: settings\ntitle: Grünland', 'startpage: true\n'),
  'home.yaml': createStoryText('component: home'),
  '_assets/hof.vtt': 'WEBVTT\n',
};

let localFolder: TemporaryFolder;
let site: Server;
let siteStatus: number;
let webhookUrls: string[];
let space: ManagedApp;

beforeEach(async () => {
  siteStatus = 202;
  site = createServer((request, response) => {
    request.resume();
    response.writeHead(siteStatus).end();
  });
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done);
  });
  const { port } = site.address() as AddressInfo;
  webhookUrls = ['/_hooks/content', '/api/hooks/content'].map(
    (path) => `http://127.0.0.1:${port}${path}`,
  );
  localFolder = await createTemporaryFolder();
  await localFolder.write(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
  );
  space = await startManagedApp(files, { urls: webhookUrls, secret: SECRET });
});
afterEach(async () => {
  await space.close();
  await localFolder.remove();
  site.closeAllConnections();
  await new Promise((done) => {
    site.close(done);
  });
});

/** Runs the doctor with correct settings, except for those in `settings`. */
async function runDoctor(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const variables = {
    CONTENT_DIR: join(localFolder.path, 'content'),
    DATA_DIR: join(localFolder.path, 'data'),
    SITE_URL: siteUrl,
    CONTENT_SPACE_ID: testSettings.spaceId,
    CONTENT_PUBLIC_TOKEN: testSettings.tokens.public,
    CONTENT_PREVIEW_TOKEN: testSettings.tokens.hasPreviewToken,
    CONTENT_WEBHOOK_SECRET: SECRET,
    CONTENT_MANAGEMENT_TOKEN: 'andere',
    SEARCH_ADMIN_KEY: 'andere',
    CONTENT_ENDPOINT: `${space.url}/v2`,
    CONTENT_SYNC_URL: space.url,
    CONTENT_SYNC_TOKEN: 'management',
    CONTENT_SYNC_SPACE_ID: testSettings.spaceId,
    ...settings,
  };
  const code = await runContent({
    arguments: ['doctor'],
    config: readConfig(variables),
    environment: syncEnvironmentSchema.parse(variables),
    printLine: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
  return { code, lines };
}

const getFailureLines = async (settings: Readonly<Record<string, string>> = {}) => {
  const { code, lines } = await runDoctor(settings);
  expect(code).toBe(EXIT_CODES.failed);
  return lines.filter((line) => line.startsWith('✗'));
};

test('passes for a space with correct settings', async () => {
  const { code, lines } = await runDoctor();
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual(['The space is ready']);
  expect(lines).toHaveLength(12);
  expect(code).toBe(EXIT_CODES.done);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a wrong public token',
    { CONTENT_PUBLIC_TOKEN: 'x' },
    /public token .* answers 401.*Access Tokens/u,
  ],
  [
    'drafts for everybody',
    { CONTENT_PUBLIC_TOKEN: testSettings.tokens.hasPreviewToken },
    /also reads drafts/u,
  ],
  [
    'a wrong preview token',
    { CONTENT_PREVIEW_TOKEN: 'x' },
    /preview token .*CONTENT_PREVIEW_TOKEN/u,
  ],
  [
    'another preview address',
    { SITE_URL: 'https://other.example' },
    /preview address .*Location: https:\/\/other\.example\//u,
  ],
  [
    'another asset host',
    { CONTENT_ASSET_HOST: 'a-us.storyblok.com' },
    /CONTENT_ASSET_HOST=a\.storyblok\.com/u,
  ],
])('reports %s in one line', async (_what, settings, message) => {
  expect(await getFailureLines(settings)).toEqual([expect.stringMatching(message)]);
});

test('reports two spaces', async () => {
  const failures = await getFailureLines({ CONTENT_SPACE_ID: '7' });
  expect(failures.join('\n')).toMatch(/the site reads space 7/u);
});

test('reports both webhooks when the secret differs', async () => {
  const failures = await getFailureLines({ CONTENT_WEBHOOK_SECRET: 'anderes' });
  expect(failures).toEqual([
    expect.stringMatching(/webhook of pages +has another secret/u),
    expect.stringMatching(/webhook of search +has another secret/u),
  ]);
});

test('reports a site that refuses the signature', async () => {
  siteStatus = 401;
  expect((await getFailureLines()).join('\n')).toContain('refuses the signature');
});

test('reports missing webhooks, components and stories', async () => {
  await space.close();
  space = await startManagedApp({ 'home.yaml': createStoryText('component: home') });
  expect(await getFailureLines()).toEqual([
    expect.stringMatching(/components +2 are missing or differ: home, settings\. Run: /u),
    expect.stringMatching(/story _settings\/ +is not published\. Publish it/u),
    expect.stringMatching(/webhook of pages +is missing\. .*\/_hooks\/content$/u),
    expect.stringMatching(/webhook of search +is missing\. .*\/api\/hooks\/content$/u),
  ]);
});

test('reports webhooks that notify another site', async () => {
  await space.close();
  const urls = ['/_hooks/content', '/api/hooks/content'].map(
    (path) => `https://test.example.org${path}`,
  );
  space = await startManagedApp(files, { urls, secret: SECRET });
  expect(await getFailureLines()).toEqual([
    expect.stringMatching(/webhook of pages +goes to test\.example\.org\. .*\/_hooks\/content$/u),
    expect.stringMatching(/webhook of search +goes to test\.example\.org\. .*\/api\/hooks/u),
  ]);
});

test('reports a preview token of another space', async () => {
  const other = createServer((request, response) => {
    const isSpace = request.url?.startsWith('/cdn/spaces/me') === true;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isSpace ? { space: { id: 7 } } : { stories: [] }));
  });
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  const { port } = other.address() as AddressInfo;
  const finding = await checkPreviewToken(
    { endpoint: `http://127.0.0.1:${port}`, publicToken: 'x', previewToken: 'y' },
    Number(testSettings.spaceId),
  );
  expect(finding).toMatchObject({
    ok: false,
    result: expect.stringMatching(/belongs to space 7/u),
  });
  other.closeAllConnections();
  await new Promise((done) => {
    other.close(done);
  });
});

test('reports a wrong management token', async () => {
  const { code, lines } = await runDoctor({ CONTENT_SYNC_TOKEN: 'falsch' });
  expect([code, lines.join()]).toEqual([EXIT_CODES.noAccess, expect.stringContaining('401')]);
});
