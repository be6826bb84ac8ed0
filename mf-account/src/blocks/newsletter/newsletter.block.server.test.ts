import { openPage } from '#testing/open-page.ts';
import { loadNewsletterBlock, parseNewsletter } from './newsletter.block.server.ts';

test('parses the fields, with a default title and without empty ids', () => {
  expect(parseNewsletter({ component: 'newsletter', lists: ['a', ' ', 3] } as never)).toEqual({
    ok: true,
    model: { title: 'Grünland im Postfach', text: '', lists: ['a'] },
  });
  expect(parseNewsletter({ title: ' Post ', text: ' Kurz ', lists: 'a' } as never)).toEqual({
    ok: true,
    model: { title: 'Post', text: 'Kurz', lists: [] },
  });
});

test.each([
  [[], ['a', 'b']],
  [['b'], ['b']],
  [['weg'], ['a', 'b']],
])('offers of the chosen lists %j the lists %j', async (lists, offeredLists) => {
  const { context } = openPage({
    path: '/artikel/klee',
    responses: { '/api/newsletter/lists': { body: { lists: [{ id: 'a' }, { id: 'b' }] } } },
  });
  const data = await loadNewsletterBlock({ title: '', text: '', lists }, context);
  expect(data.page).toBe('/artikel/klee');
  expect(data.offer.lists.map(({ id }) => id)).toEqual(offeredLists);
});
