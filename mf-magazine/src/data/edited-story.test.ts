import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([
    story('impressum', { component: 'page', headline: 'Gespeichert' }, { id: 7 }),
  ]);
});
afterAll(() => service.close());

async function headOf(fields: object) {
  const context = loadContext(service.endpoint, { path: '/impressum', ...fields });
  const page = await loadContentPage(context);
  const [part] = page.kind === 'page' ? (page.regions?.['head'] ?? []) : [];
  return (
    part && Object.getOwnPropertySymbols(part).map((key) => Reflect.get(part, key).headline)[0]
  );
}
const edited = (id: unknown) => ({ id, content: { component: 'page', headline: 'Getippt' } });

test('a preview shows the story as it is typed', async () => {
  const preview = { contentVersion: 'draft' };
  expect(await headOf({ ...preview, editedStory: edited(7) })).toBe('Getippt');
  expect(await headOf({ ...preview, editedStory: edited('7') })).toBe('Getippt');
});

test.each([edited(8), { id: 7 }, { id: 7, content: 'x' }, null, 'x'])(
  '%j changes nothing',
  async (editedStory) => {
    expect(await headOf({ contentVersion: 'draft', editedStory })).toBe('Gespeichert');
  },
);

test('readers never see it', async () => {
  expect(await headOf({ editedStory: edited(7) })).toBe('Gespeichert');
});
