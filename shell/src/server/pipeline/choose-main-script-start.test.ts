import type { LoadedPage } from './load-result.ts';
import { createLoadedPage } from './load-result.ts';
import type { PageJob } from './page-job.ts';
import { chooseMainScriptStart } from './choose-main-script-start.ts';

const handle = { layout: 'default', cache: { ttl: 30 } } as const;
const area = { remote: 'mf-magazine', view: 'route:home' };
const request = {
  appMode: false,
  insight: null,
  contentVersion: 'published',
  hasEditorToken: false,
  previewedReleases: [],
  devServers: [],
};

const choose = (page: LoadedPage, changes: object = {}) =>
  chooseMainScriptStart(page, { request: { ...request, ...changes } } as unknown as PageJob);

test('a page that is the same for all visitors waits for an intent', () => {
  expect(choose(createLoadedPage(handle, { area }))).toBe('intent');
});

test.each([
  ['a private page', createLoadedPage({ layout: 'default' }, { area }), {}],
  ['an error screen', createLoadedPage(handle, { area, status: 404 }), {}],
  ['a page without its area', createLoadedPage(handle, {}), {}],
  ['a page in the app', createLoadedPage(handle, { area }), { appMode: true }],
  ['a draft', createLoadedPage(handle, { area }), { contentVersion: 'draft' }],
])('%s starts at once', (_case, page, changes) => {
  expect(choose(page, changes)).toBe('load');
});
