import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PageRoute } from '@gruenland/shared-contracts/route.ts';
import { checkFormSamples } from '#publish/form-samples.ts';
import { FakeShell } from '#testing/fake-shell.ts';

let shell: FakeShell;
let shellUrl: string;

beforeEach(async () => {
  shell = new FakeShell();
  shellUrl = await shell.listen();
});
afterEach(async () => await shell.close());

/** Creates a route whose form posts its fields to the api. */
function makeRoute(sampleForm: Readonly<Record<string, string>>): PageRoute {
  return {
    id: 'submit',
    path: '/neu',
    handle: { layout: 'default' },
    sampleForm,
    action: async ({ api, form }) => {
      await api.post('/api/events', form);
      return { kind: 'refused', form: { values: form, errors: {} } };
    },
    view: async () => () => null,
  };
}
const loadNoLiveRoutes = async () => [];

test('accepts a form that the api only refuses because of the dry run', async () => {
  shell.pushResponse = { code: 'request.dry-run' };
  const routes = [makeRoute({ title: 'Kurs' }), { ...makeRoute({}), sampleForm: undefined }];
  expect(await checkFormSamples(routes, shellUrl, loadNoLiveRoutes)).toEqual(['/neu']);
  expect(shell.pushes).toEqual([{ title: 'Kurs', url: 'POST /api/events' }]);
});

test('refuses a form that the api refuses, unless it refuses the live form as well', async () => {
  shell.pushResponse = { code: 'request.invalid', fields: { neu: 'unbekannt' } };
  const routes = [makeRoute({ neu: '1' })];
  await expect(checkFormSamples(routes, shellUrl, loadNoLiveRoutes)).rejects.toThrow(
    'the form /neu is refused by the api: 200 request.invalid {"neu":"unbekannt"}',
  );
  const loadLiveRoutes = async () => [makeRoute({ title: 'Kurs' })];
  expect(await checkFormSamples(routes, shellUrl, loadLiveRoutes)).toEqual([]);
});

test('refuses a form whose action throws before it calls the api', async () => {
  const route = { ...makeRoute({}), action: async () => await Promise.reject(new Error('kaputt')) };
  await expect(checkFormSamples([route], shellUrl, loadNoLiveRoutes)).rejects.toThrow(
    'the form /neu is refused by the api: kaputt',
  );
});
