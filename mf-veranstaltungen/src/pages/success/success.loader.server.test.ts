import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadSuccessPage } from './success.loader.server.ts';

const submittedEvent = { id: 'feldtag', title: 'Feldtag' };
const createContext = (response: FakeResponse | Error, title = '') =>
  createFakeContext(
    { 'GET /api/events/own/submitted': response },
    { query: new URLSearchParams({ title }) },
  );

test('shows the event to its owner', async () => {
  const context = createContext({ body: { event: submittedEvent } }, 'Feldtag');
  expect(await loadSuccessPage(context)).toMatchObject({
    kind: 'page',
    data: { title: 'Feldtag', event: submittedEvent },
    head: { noIndex: true },
  });
});

test('shows everybody else a page without the event', async () => {
  const context = createContext({ status: 401, body: { event: submittedEvent } });
  expect(await loadSuccessPage(context)).toMatchObject({
    kind: 'page',
    data: { title: null, event: null },
  });
  expect(context.warnings).toEqual([]);
});

test('stays a page, and logs a warning, when the api does not answer', async () => {
  const context = createContext(new Error('no answer in time'));
  expect(await loadSuccessPage(context)).toMatchObject({ kind: 'page', data: { event: null } });
  expect(context.warnings).toHaveLength(1);
});

test('shortens the title of the URL and composes its letters', async () => {
  const title = `  Bu\u0308cher ${'a'.repeat(200)}`;
  const result = await loadSuccessPage(createContext({ status: 404 }, title));
  const shownTitle = result.kind === 'page' ? result.data.title : null;
  expect(shownTitle).toHaveLength(100);
  expect(shownTitle).toMatch(/^Bücher a+$/u);
});
