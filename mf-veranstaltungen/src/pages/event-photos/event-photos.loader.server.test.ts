import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { PHOTO_DRAFT } from '#samples/submission-samples.ts';
import { arrangeEventPhotos, loadEventPhotos } from './event-photos.loader.server.ts';

const [first, second] = PHOTO_DRAFT.photos.map(({ id }) => id);
const DRAFT_REQUEST = 'GET /api/events/own/pictures?code=c1';
const SAVE_REQUEST = 'POST /api/events/own/pictures';

function createContext(form: Readonly<Record<string, string>>, savedState = 'draft') {
  return createFakeContext(
    {
      [DRAFT_REQUEST]: { body: PHOTO_DRAFT },
      [SAVE_REQUEST]: { body: { version: 4, state: savedState } },
    },
    { query: new URLSearchParams('code=c1'), form },
  );
}

test.each([
  ['code=c1', null],
  ['code=c1&fotos=2', { count: 2, refusal: null }],
])('shows the pictures and the result of an upload for %s', async (query, uploadResult) => {
  const answers = { [DRAFT_REQUEST]: { body: PHOTO_DRAFT } };
  const context = createFakeContext(answers, { query: new URLSearchParams(query) });
  expect(await loadEventPhotos(context)).toMatchObject({
    data: { photoDraft: PHOTO_DRAFT, code: 'c1', uploadResult },
  });
});

test('saves typed descriptions and keeps those that the form does not contain', async () => {
  const context = createContext({ tun: 'speichern', [`alt-${second}`]: 'Ein Marktstand' });
  expect(await arrangeEventPhotos(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/neu/bilder?code=c1',
  });
  expect(context.sentRequests[1]?.body).toEqual({
    code: 'c1',
    version: 3,
    photos: [
      { id: first, alt: 'Drei Äpfel auf einem Tuch' },
      { id: second, alt: 'Ein Marktstand' },
    ],
    done: false,
  });
});

test.each([
  ['draft', '/veranstaltungen/neu/pruefen?code=c1'],
  ['published', '/veranstaltungen/verwalten?code=c1&gespeichert=1'],
])('goes on from the pictures of an event in state %s', async (state, to) => {
  const context = createContext({ tun: 'weiter' }, state);
  expect(await arrangeEventPhotos(context)).toMatchObject({ kind: 'done', to });
  expect(context.sentRequests[1]?.body).toMatchObject({ done: true });
});

test('saves nothing when the code is not accepted', async () => {
  const context = createFakeContext(
    { [DRAFT_REQUEST]: { status: 404, body: { title: 'Gibt es nicht.' } } },
    { query: new URLSearchParams('code=c1'), form: { tun: 'weiter' } },
  );
  expect(await arrangeEventPhotos(context)).toMatchObject({
    kind: 'refused',
    form: { values: { tun: 'weiter' }, errors: { '': 'Gibt es nicht.' } },
  });
  expect(context.sentRequests).toHaveLength(1);
});
