import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { paragraph } from '#samples/story-content.ts';
import { story } from '#samples/story-records.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';
import { ContentPageHead } from '#pages/content-page/ContentPageHead.tsx';
import { loadForm } from './forms.loader.server.ts';

const text = {
  _uid: 't',
  component: 'rich_text',
  text: { type: 'doc', content: [paragraph('X')] },
};

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([
    story('_forms/leser/post', { component: 'form', headline: 'Post', lead: 'So.', body: [text] }),
    story('_forms/luecken', {
      component: 'form',
      steps: [
        {
          component: 'form_step',
          fields: [
            { component: 'form_field', name: 'a', label: 'A' },
            { component: 'form_field', name: '1stField', label: 'B' },
          ],
        },
      ],
    }),
    story('_forms/seite', { component: 'page', headline: 'Seite' }),
    story('impressum', { component: 'form', headline: 'Impressum' }),
  ]);
});
afterAll(() => service.close());

const createContext = (path: string) => createLoadContext(service.endpoint, { path });

test('loads a form by its slug', async () => {
  expect(await loadForm(createContext('/_forms/leser/post'))).toMatchObject({
    kind: 'page',
    head: { canonicalPath: '/_forms/leser/post', description: 'So.' },
    parts: { head: { view: ContentPageHead, model: { lead: 'So.' } } },
    regions: { body: [{ component: 'rich_text' }] },
  });
});

test('lists omitted form items in previews only', async () => {
  const context = createContext('/_forms/luecken');
  const body = [{ component: expect.stringContaining('„1stField“: Der technische Name') }];
  expect(await loadForm({ ...context, contentVersion: 'draft' })).toMatchObject({
    regions: { body },
  });
  expect(await loadForm(context)).toMatchObject({ regions: { body: [] } });
});

test.each([
  '/_forms/fehlt',
  '/_forms',
  '/_forms/',
  '/_forms/../impressum',
  '/_forms/seite',
  '/impressum',
])('returns 404 for %s', async (path) => {
  expect(await loadForm(createContext(path))).toEqual({ kind: 'not-found' });
});

test('does not load a form as a content page', async () => {
  expect(await loadContentPage(createContext('/_forms/leser/post'))).toEqual({ kind: 'not-found' });
});

test.each([
  [200, { form: 'leser/post', fields: [{ name: 'bild' }] }, [{ name: 'bild' }]],
  [404, { code: 'record.not-found' }, []],
])(
  'loads the upload fields by the code in the URL, api status %d',
  async (status, body, fields) => {
    const requestedPaths: string[] = [];
    const getFromApi = async (path: string) => {
      requestedPaths.push(path);
      return { status, body, setCookies: [] };
    };
    const query = new URLSearchParams({ anhang: 'a.b=', feld: 'bild', datei: 'typ' });
    const context = { ...createContext('/_forms/leser/post'), query };
    const result = await loadForm({
      ...context,
      api: { ...context.api, get: getFromApi as never },
    });
    expect(requestedPaths).toEqual(['/api/forms/files?code=a.b%3D']);
    expect(result).toMatchObject({
      data: {
        isSent: true,
        files: { code: 'a.b=', fields, uploadResult: { field: 'bild', what: 'typ' } },
      },
    });
  },
);

test('rejects as unavailable when the api is unavailable', async () => {
  const context = {
    ...createContext('/_forms/leser/post'),
    query: new URLSearchParams({ anhang: 'a' }),
  };
  const getFromApi = async () => ({ status: 503, body: {}, setCookies: [] });
  await expect(
    loadForm({ ...context, api: { ...context.api, get: getFromApi as never } }),
  ).rejects.toMatchObject({ unavailable: true });
});
