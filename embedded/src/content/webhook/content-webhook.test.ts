import { createHmac } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '#server/config.ts';
import { startEmbedded, type EmbeddedServices } from '#server/start-embedded.ts';
import { assembleSpace } from '#stories/assemble-space.ts';
import { createStoryText } from '#test/open-store.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { waitFor } from '#test/wait-for.ts';
import { getChanges } from './content-change.ts';
import { ContentWebhook } from './content-webhook.ts';

interface WebhookCall {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let folder: TemporaryFolder;
let webhookReceiver: Server;
let embedded: EmbeddedServices;
let calls: WebhookCall[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  calls = [];
  respond = (response) => response.writeHead(202).end();
  webhookReceiver = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => {
    webhookReceiver.listen(0, '127.0.0.1', resolve);
  });
  folder = await createTemporaryFolder();
  await folder.write({
    'content/heu.yaml': createStoryText('component: page\nheadline: Heu'),
    'content/stroh.yaml': createStoryText('component: page\nheadline: Stroh'),
  });
  const { port } = webhookReceiver.address() as AddressInfo;
  const config = readConfig({
    EMBEDDED_PORT: '0',
    SMTP_PORT: '0',
    LOG_LEVEL: 'silent',
    CONTENT_DIR: `${folder.path}/content`,
    DATA_DIR: `${folder.path}/data`,
    CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/_hooks/content`,
    CONTENT_WEBHOOK_SECRET: 'geheim',
  });
  embedded = await startEmbedded(config, createPlainPictures());
});
afterEach(async () => {
  await embedded.close();
  webhookReceiver.closeAllConnections();
  await new Promise((resolve) => {
    webhookReceiver.close(resolve);
  });
  await folder.remove();
});

const fetchContentVersion = async (): Promise<number> => {
  const healthResponse = await fetch(`http://127.0.0.1:${embedded.port}/health`);
  const health = (await healthResponse.json()) as {
    parts: { content: { version: number } };
  };
  return health.parts.content.version;
};

async function changeHeadline(headline: string): Promise<void> {
  const before = await fetchContentVersion();
  await folder.write({
    'content/heu.yaml': createStoryText(`component: page\nheadline: ${headline}`),
  });
  await waitFor(async () => (await fetchContentVersion()) !== before);
}

test('sends a signed notification for a changed story, but not for the first load', async () => {
  await changeHeadline('Neu');
  await waitFor(() => calls.length > 0);
  const [{ headers, body } = { headers: {}, body: '' }, ...others] = calls;
  expect(others).toEqual([]);
  expect(headers).toMatchObject({
    'x-storyblok-topic': 'story.published',
    'webhook-signature': createHmac('sha1', 'geheim').update(body).digest('hex'),
  });
  // The webhook sends no `Origin` header: the shell would reject a POST request from another
  // origin.
  expect(headers.origin).toBeUndefined();
  expect(JSON.parse(body)).toEqual({
    text: 'Name (heu) published',
    action: 'published',
    space_id: 100001,
    story_id: expect.any(Number),
    full_slug: 'heu',
  });
});

test('notifies about publishing and unpublishing through the management API', async () => {
  const base = `http://127.0.0.1:${embedded.port}/v1/spaces/100001/stories`;
  const headers = { authorization: 'embedded-management' };
  const { stories } = (await (await fetch(base, { headers })).json()) as {
    readonly stories: readonly { readonly id: number }[];
  };
  for (const action of ['unpublish', 'publish']) {
    const sentCount = calls.length;
    expect((await fetch(`${base}/${stories[0]?.id}/${action}`, { headers })).status).toBe(200);
    await waitFor(() => calls.length > sentCount);
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({ action: `${action}ed` });
  }
});

test('sends nothing for a saved draft, then notifies about a move', async () => {
  const base = `http://127.0.0.1:${embedded.port}/v1/spaces/100001/stories`;
  const headers = { authorization: 'embedded-management', 'content-type': 'application/json' };
  const putStory = (id: number | undefined, body: object) =>
    fetch(`${base}/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  const { stories } = (await (await fetch(base, { headers })).json()) as {
    readonly stories: readonly { readonly id: number; readonly slug: string }[];
  };
  const [one] = stories;
  const before = await fetchContentVersion();
  const content = { component: 'page', headline: 'Entwurf' };
  expect((await putStory(one?.id, { story: { content } })).status).toBe(200);
  const savedStory = (await (await fetch(`${base}/${one?.id}`, { headers })).json()) as {
    readonly story: object;
  };
  expect(savedStory.story).toMatchObject({ content: { headline: 'Entwurf' } });
  expect(await fetchContentVersion()).toBe(before);
  expect(calls).toEqual([]);
  expect((await putStory(one?.id, { story: { slug: 'anderswo' }, publish: 1 })).status).toBe(200);
  // The publication is announced separately, before or after the move.
  await waitFor(() =>
    calls.some(({ headers: { 'x-storyblok-topic': topic } }) => topic === 'story.moved'),
  );
  expect(await fetchContentVersion()).toBeGreaterThan(before);
});

test('sends one message per changed story', async () => {
  await folder.write({
    'content/heu.yaml': createStoryText('component: page\nheadline: Heu neu'),
    'content/stroh.yaml': createStoryText('component: page\nheadline: Stroh neu'),
    'content/gras.yaml': createStoryText('component: page\nheadline: Gras'),
  });
  const listReportedChanges = () =>
    calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  await waitFor(
    () =>
      new Set(listReportedChanges().map((reportedChange) => reportedChange['full_slug'])).size ===
      3,
  );
  for (const reportedChange of listReportedChanges()) {
    expect(reportedChange).toMatchObject({ action: 'published', story_id: expect.any(Number) });
  }
});

test('sends nothing for a story that was never published, but notifies about its publication', async () => {
  const base = `http://127.0.0.1:${embedded.port}/v1/spaces/100001/stories`;
  const headers = { authorization: 'embedded-management', 'content-type': 'application/json' };
  const content = { component: 'page', headline: 'Entwurf' };
  const createResponse = await fetch(base, {
    method: 'POST',
    headers,
    body: JSON.stringify({ story: { name: 'Entwurf', slug: 'entwurf', content } }),
  });
  const createdStory = (
    (await createResponse.json()) as { readonly story: { readonly id: number } }
  ).story;
  expect((await fetch(`${base}/${createdStory.id}`, { headers })).status).toBe(200);
  // Messages arrive in order: a message about the draft would arrive before the expected message
  // about the publication.
  expect((await fetch(`${base}/${createdStory.id}/publish`, { headers })).status).toBe(200);
  await waitFor(() => calls.length > 0);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    action: 'published',
    full_slug: 'entwurf',
  });
});

test('sends one message for a bulk import', () => {
  const emptySpace = assembleSpace([], 1);
  const record = (id: number) => ({ id, fullSlug: `s${id}`, published: {}, draft: { name: 'N' } });
  const stories = Array.from({ length: 51 }, (_, id) => record(id));
  const after = {
    ...emptySpace,
    stories,
    storyById: new Map(stories.map((each) => [each.id, each])),
  };
  expect(getChanges(emptySpace, after as never)).toEqual([
    { text: '51 stories', topic: 'story.published', story: undefined },
  ]);
});

test('notifies about changed entries of a data source', async () => {
  await folder.write({
    'content/sorten.datasource.yaml': 'name: Sorten\nentries:\n  A: a\n',
  });
  await waitFor(() => calls.length > 0);
  expect(calls[0]?.headers['x-storyblok-topic']).toBe('datasource.entries_updated');
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    action: 'entries_updated',
    datasource_slug: 'sorten',
  });
});

test('gives each publication its own version even in quick succession', async () => {
  const base = `http://127.0.0.1:${embedded.port}/v1/spaces/100001/stories`;
  const headers = { authorization: 'embedded-management', 'content-type': 'application/json' };
  const { stories } = (await (await fetch(base, { headers })).json()) as {
    readonly stories: readonly { readonly id: number }[];
  };
  const versions = [await fetchContentVersion()];
  for (const headline of ['Eins', 'Zwei', 'Drei']) {
    const content = { component: 'page', headline };
    const body = JSON.stringify({ story: { content }, publish: 1 });
    await fetch(`${base}/${stories[0]?.id}`, { method: 'PUT', headers, body });
    versions.push(await fetchContentVersion());
  }
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
});

test('notifies about a deleted story', async () => {
  await folder.remove('content/stroh.yaml');
  await waitFor(() => calls.length > 0);
  expect(calls[0]?.headers['x-storyblok-topic']).toBe('story.deleted');
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ action: 'deleted', full_slug: 'stroh' });
});

test('does not retry a failed call, but sends the next change', async () => {
  respond = (response) => response.destroy();
  await changeHeadline('Eins');
  await waitFor(() => calls.length === 1);
  respond = (response) => response.writeHead(500).end();
  await changeHeadline('Zwei');
  await waitFor(() => calls.length === 2);
  respond = (response) => response.writeHead(202).end();
  await changeHeadline('Drei');
  await waitFor(() => calls.length === 3);
  expect(calls).toHaveLength(3);
});

test('logs failures once until a call succeeds', async () => {
  const warn = jest.fn();
  const log = { debug: warn, info: warn, warn, error: warn };
  const { port } = webhookReceiver.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}/`, secret: 'geheim', spaceId: '1' };
  const webhook = new ContentWebhook(settings, log);
  const space = assembleSpace([], 1);
  const notifySite = () => webhook.notify(space, space);
  respond = (response) => response.writeHead(401).end();
  await notifySite();
  await notifySite();
  expect(warn).toHaveBeenCalledTimes(1);
  respond = (response) => response.writeHead(202).end();
  await notifySite();
  respond = (response) => response.writeHead(401).end();
  await notifySite();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('notifies twice about a story that moves and moves back', async () => {
  const file = `uuid: 3f0f8a35-3f0d-4d0c-9d3c-0a4f5a0e7d11\n${createStoryText('component: page\nheadline: Heu')}`;
  const slugMoves = [
    ['heu', 'gras'],
    ['gras', 'heu'],
  ] as const;
  await folder.write({ 'content/heu.yaml': file });
  await waitFor(() => calls.length > 0);
  for (const [from, to] of slugMoves) {
    const [before, sentCount] = [await fetchContentVersion(), calls.length];
    await rename(`${folder.path}/content/${from}.yaml`, `${folder.path}/content/${to}.yaml`);
    await waitFor(() => calls.some(({ body }, at) => at >= sentCount && body.includes(`"${to}"`)));
    expect(await fetchContentVersion()).toBeGreaterThan(before);
  }
});
