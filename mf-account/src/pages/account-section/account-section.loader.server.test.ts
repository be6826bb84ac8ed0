import { openPage } from '#testing/open-page.ts';
import { loadAccountSection } from './account-section.loader.server.ts';

test('loads a known section with its heading', async () => {
  const { context } = openPage({ params: { section: 'anzeigen' } });
  expect(await loadAccountSection(context)).toMatchObject({
    kind: 'page',
    data: { section: 'anzeigen' },
    head: { name: expect.stringMatching(/\S/u), noIndex: true },
  });
});

test.each(['toString', ''])('returns 404 for the section „%s“', async (section) => {
  const { context } = openPage({ params: { section } });
  expect(await loadAccountSection(context)).toMatchObject({ kind: 'not-found' });
});
