import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HotBuild } from '#dev/client/hot-build.ts';
import { registerHotBuild } from '#dev/client/hot-build.ts';
import { PageUpdates } from '#dev/client/page-updates.ts';
import type { PageUpdatesOptions } from '#dev/client/page-updates.ts';

const createDevBuildEvent = (changes: {
  id?: string;
  hash?: string;
  changesServerOutput?: boolean;
  isNew?: boolean;
}) => ({
  kind: 'dev-build' as const,
  id: 'b',
  hash: '2',
  styles: [],
  changesServerOutput: false,
  isNew: true,
  ...changes,
});

/**
 * Creates the updates of a page that runs the given build; null means that the page runs no scripts
 * of the dev server.
 */
function createPageUpdates(
  build: Partial<HotBuild> | null,
  options: Partial<Record<'isBroken' | 'showsRemote', boolean>> & { place?: 'alone' } = {},
) {
  // Every test has an origin of its own, because builds stay registered.
  const base = `http://localhost:${3100 + (originCount += 1)}/`;
  const reload = jest.fn();
  const apply = jest.fn(async () => true);
  if (build)
    registerHotBuild(new URL(base).origin, { hot: true, getHash: () => '1', apply, ...build });
  const { isBroken = false, showsRemote = true, place = 'shell' } = options;
  const pageUpdates = new PageUpdates({
    base,
    place,
    renderedBuildId: 'a',
    isBroken: () => isBroken,
    showsRemote: () => showsRemote,
    reloadPage: reload,
  } satisfies PageUpdatesOptions);
  return { pageUpdates, reload, apply };
}
let originCount = 0;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page that works gets hot updates and is not reloaded', async () => {
  const { pageUpdates, reload, apply } = createPageUpdates({});
  await pageUpdates.applyBuild('2');
  pageUpdates.acceptDevBuild(createDevBuildEvent({}));
  expect([apply.mock.calls, reload.mock.calls]).toEqual([[['2']], []]);
});

test.each([
  ['server output has changed', { changesServerOutput: true }, {}],
  ['a module cannot be replaced', {}, { apply: async () => false }],
  ['the shell is a production build', {}, { hot: false }],
])('a page reloads once the shell has the build: %s', async (_case, event, build) => {
  const { pageUpdates, reload } = createPageUpdates(build);
  pageUpdates.acceptDevBuild(createDevBuildEvent({ id: 'a', hash: '1', isNew: false }));
  await pageUpdates.applyBuild('2');
  expect(reload).not.toHaveBeenCalled();
  pageUpdates.acceptDevBuild(createDevBuildEvent(event));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the next build, even with the id that was rendered', { id: 'a' }, 1],
  ['a build that the shell got while the page loaded', { isNew: false }, 1],
  ['the build that the page shows', { id: 'a', isNew: false }, 0],
])('a page with an error, without scripts of the remote: %s', (_case, event, reloadCount) => {
  const { pageUpdates, reload } = createPageUpdates(null, { isBroken: true, showsRemote: false });
  pageUpdates.acceptDevBuild(createDevBuildEvent(event));
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(reloadCount);
});

test('after an error in the browser no module is replaced', async () => {
  const { pageUpdates, reload, apply } = createPageUpdates({}, { isBroken: true });
  await pageUpdates.applyBuild('2');
  pageUpdates.acceptDevBuild(createDevBuildEvent({}));
  jest.runAllTimers();
  expect([apply.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});

test('a page reloads for its static parts, and not without parts of the remote', () => {
  const staticPage = createPageUpdates(null);
  staticPage.pageUpdates.acceptDevBuild(createDevBuildEvent({}));
  expect(staticPage.reload).toHaveBeenCalledTimes(1);
  const otherPage = createPageUpdates(null, { showsRemote: false });
  otherPage.pageUpdates.acceptDevBuild(createDevBuildEvent({}));
  expect(otherPage.reload).not.toHaveBeenCalled();
});

test('the standalone page reloads at once if a module cannot be replaced', async () => {
  const { pageUpdates, reload } = createPageUpdates(
    { apply: async () => false },
    { place: 'alone' },
  );
  await pageUpdates.applyBuild('2');
  expect(reload).toHaveBeenCalledTimes(1);
});
