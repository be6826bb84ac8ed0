import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '#server/config.ts';
import { startEmbedded, type Embedded } from '#server/start-embedded.ts';
import { assembleSpace } from '#stories/assemble-space.ts';
import { story } from '#test/open-store.ts';
import { plainPictures } from '#test/plain-pictures.ts';
import { temporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { waitFor } from '#test/wait-for.ts';
import { ContentWebhook } from './content-webhook.ts';

interface Word {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let folder: TemporaryFolder;
let listener: Server;
let embedded: Embedded;
let words: Word[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  words = [];
  answer = (response) => response.writeHead(202).end();
  listener = createServer((request, response) => {
    void text(request).then((body) => {
      words.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => {
    listener.listen(0, '127.0.0.1', done);
  });
  folder = await temporaryFolder();
  await folder.write({
    'content/heu.yaml': story('component: page\nheadline: Heu'),
    'content/stroh.yaml': story('component: page\nheadline: Stroh'),
  });
  const { port } = listener.address() as AddressInfo;
  const config = readConfig({
    EMBEDDED_PORT: '0',
    SMTP_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTENT_DIR: `${folder.path}/content`,
    DATA_DIR: `${folder.path}/data`,
    CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/_hooks/content`,
    CONTENT_WEBHOOK_SECRET: 'geheim',
  });
  embedded = await startEmbedded(config, plainPictures());
});
afterEach(async () => {
  await embedded.close();
  listener.closeAllConnections();
  await new Promise((done) => {
    listener.close(done);
  });
  await folder.remove();
});

const version = async (): Promise<number> => {
  const answered = await fetch(`http://127.0.0.1:${embedded.port}/health`);
  const health = (await answered.json()) as { parts: { content: { version: number } } };
  return health.parts.content.version;
};

async function change(headline: string): Promise<void> {
  const before = await version();
  await folder.write({ 'content/heu.yaml': story(`component: page\nheadline: ${headline}`) });
  await waitFor(async () => (await version()) !== before);
}

test('a changed story is told, signed; the first load is not', async () => {
  await change('Neu');
  await waitFor(() => words.length > 0);
  const [{ headers, body } = { headers: {}, body: '' }, ...others] = words;
  expect(others).toEqual([]);
  expect(headers).toMatchObject({
    'x-storyblok-topic': 'story.published',
    'webhook-signature': createHmac('sha1', 'geheim').update(body).digest('hex'),
  });
  // The shell refuses POSTs of a foreign origin.
  expect(headers.origin).toBeUndefined();
  expect(JSON.parse(body)).toEqual({
    text: 'Name (heu) published',
    action: 'published',
    space_id: 100001,
    story_id: expect.any(Number),
    full_slug: 'heu',
  });
});

test('a story that is gone', async () => {
  await folder.remove('content/stroh.yaml');
  await waitFor(() => words.length > 0);
  expect(words[0]?.headers['x-storyblok-topic']).toBe('story.deleted');
  expect(JSON.parse(words[0]?.body ?? '')).toMatchObject({ action: 'deleted', full_slug: 'stroh' });
});

test('a failure is not retried, the next change is told again', async () => {
  answer = (response) => response.destroy();
  await change('Eins');
  await waitFor(() => words.length === 1);
  answer = (response) => response.writeHead(500).end();
  await change('Zwei');
  await waitFor(() => words.length === 2);
  answer = (response) => response.writeHead(202).end();
  await change('Drei');
  await waitFor(() => words.length === 3);
  expect(words).toHaveLength(3);
});

test('failures are logged once, until one gets through', async () => {
  const warn = jest.fn();
  const log = { debug: warn, info: warn, warn, error: warn };
  const { port } = listener.address() as AddressInfo;
  const setting = { url: `http://127.0.0.1:${port}/`, secret: 'geheim', spaceId: '1' };
  const webhook = new ContentWebhook(setting, log);
  const space = assembleSpace([], 1);
  const tell = () => webhook.tell(space, space);
  answer = (response) => response.writeHead(401).end();
  await tell();
  await tell();
  expect(warn).toHaveBeenCalledTimes(1);
  answer = (response) => response.writeHead(202).end();
  await tell();
  answer = (response) => response.writeHead(401).end();
  await tell();
  expect(warn).toHaveBeenCalledTimes(2);
});
