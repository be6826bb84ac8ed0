import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import StoryblokClient from 'storyblok-js-client';
import { createStoryText } from '#test/open-store.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { waitFor } from '#test/wait-for.ts';
import { readConfig } from './config.ts';
import { startEmbedded, type EmbeddedServices } from './start-embedded.ts';

let folder: TemporaryFolder;
let embedded: EmbeddedServices;
let origin: string;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  await folder.write({
    'content/home.yaml': createStoryText(
      'component: author\nportrait: !bild { name: feld-1, alt: x, copyright: y }',
    ),
  });
  const config = readConfig({
    EMBEDDED_PORT: '0',
    SMTP_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTENT_WEBHOOK_URL: 'off',
    CONTENT_DIR: `${folder.path}/content`,
    DATA_DIR: `${folder.path}/data`,
  });
  embedded = await startEmbedded(config, createPlainPictures());
  origin = `http://127.0.0.1:${embedded.port}`;
});
afterAll(async () => {
  await embedded.close();
  await folder.remove();
});

// Returns `any`, because the tests compare single fields of the responses.
// oxlint-disable-next-line typescript/no-explicit-any
const fetchJson = async (path: string): Promise<any> => (await fetch(origin + path)).json();

test('serves a story, its picture and a mail from one process', async () => {
  const client = new StoryblokClient({ accessToken: 'embedded-public' }, `${origin}/v2`);
  const { data } = await client.getStory('home', {});
  const { filename } = data.story.content['portrait'] as { filename: string };
  const { pathname } = new URL(filename);
  const image = await fetch(`${origin}${pathname}/m/120x0`, { headers: { accept: 'image/webp' } });
  expect(image.headers.get('content-type')).toBe('image/webp');
  const transport = createTransport({ host: '127.0.0.1', port: embedded.smtpPort });
  await transport.sendMail({ from: 'a@example.org', to: 'b@example.org', subject: 'Hallo' });
  transport.close();
  expect((await fetchJson('/mail?to=b@example.org')).mails[0].subject).toBe('Hallo');
  expect(await fetchJson('/health')).toMatchObject({
    status: 'ok',
    parts: {
      content: { status: 'ok', stories: 1, problems: [] },
      images: { status: 'ok', running: 0 },
      mail: { status: 'ok', port: embedded.smtpPort, mails: 1 },
    },
  });
});

test('picks up files and reports a broken one with file and line', async () => {
  const headline = async () => {
    const query = '?token=embedded-preview&version=draft';
    return (await fetchJson(`/v2/cdn/stories/home${query}`)).story.content.headline;
  };
  await folder.write({ 'content/home.yaml': createStoryText('component: page\nheadline: Neu') });
  await waitFor(async () => (await headline()) === 'Neu');
  await folder.write({ 'content/home.yaml': createStoryText('component: page\nheadline: [') });
  await waitFor(async () => (await fetchJson('/v2/_problems')).problems.length > 0);
  const { problems } = await fetchJson('/v2/_problems');
  expect(problems[0]).toMatchObject({
    file: 'home.yaml',
    severity: 'error',
    ignoredOlderFiles: true,
  });
  expect(problems[0].line).toBeGreaterThan(4);
  const health = await fetchJson('/health');
  expect(health.status).toBe('degraded');
  expect(health.parts.content.problems).toEqual(problems);
  expect(await headline()).toBe('Neu');
  await folder.write({ 'content/home.yaml': createStoryText('component: page\nheadline: Gut') });
  await waitFor(async () => (await headline()) === 'Gut');
  expect((await fetchJson('/health')).status).toBe('ok');
});

test('answers invalid paths without failing', async () => {
  const paths = [
    '/%zz',
    '/f/%00',
    '/v2/cdn/stories/%00?token=x',
    `/${'x'.repeat(9000)}`,
    '/mail/%2e%2e',
  ];
  for (const path of paths) {
    const { status } = await fetch(origin + path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

test('reports a port in use', async () => {
  const config = readConfig({
    EMBEDDED_PORT: String(embedded.port),
    SMTP_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTENT_WEBHOOK_URL: 'off',
    CONTENT_DIR: `${folder.path}/content`,
    DATA_DIR: `${folder.path}/other`,
  });
  await expect(startEmbedded(config, createPlainPictures())).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const mail = { ...config, EMBEDDED_PORT: 0, SMTP_PORT: embedded.smtpPort };
  await expect(startEmbedded(mail, createPlainPictures())).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
