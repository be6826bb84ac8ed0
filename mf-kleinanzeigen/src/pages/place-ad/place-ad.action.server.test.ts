import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleDraft } from '#samples/own-ad-samples.ts';
import { handleDraftAction, createAdDraft } from './place-ad.action.server.ts';

const { id, version } = sampleDraft;
const DRAFT_PATH = `/api/kleinanzeigen/drafts/${id}`;
const query = new URLSearchParams({ entwurf: id });
const getStepHref = (step: string) => `/kleinanzeigen/neu/${step}?entwurf=${id}`;

const createContext = (
  form: Readonly<Record<string, string>>,
  responses: Readonly<Record<string, FakeResponse>>,
) =>
  createFakeContext(
    { [`GET ${DRAFT_PATH}`]: { body: sampleDraft }, ...responses },
    { query, form },
  );

test('starts a draft in the chosen category', async () => {
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/drafts': { body: { id, version: 1 }, setCookies: ['owner=1'] } },
    { form: { kategorie: 'traktoren', idempotencyKey: 'k1' } },
  );
  expect(await createAdDraft(context)).toEqual({
    kind: 'done',
    to: getStepHref('angaben'),
    setCookies: ['owner=1'],
  });
  expect(context.sentRequests[0]?.body).toEqual({ category: 'traktoren', idempotencyKey: 'k1' });
});

const detailsForm = { intent: 'details', version: '3', titel: 'Fendt', preis: '' };

test('saves the details and goes on to the photos', async () => {
  const context = createContext(detailsForm, {
    [`POST ${DRAFT_PATH}`]: { body: { id, version: 4 } },
    [`GET ${DRAFT_PATH}/preview`]: {},
  });
  expect(await handleDraftAction(context)).toEqual({ kind: 'done', to: getStepHref('fotos') });
  expect(context.sentRequests[1]?.body).toEqual({ version: 3, values: { titel: 'Fendt' } });
});

test('fills in the place of the postcode, which no script has filled in', async () => {
  const kempten = { postcode: '87435', name: 'Kempten', district: null, state: 'Bayern' };
  const context = createContext(
    { ...detailsForm, plz: '87435', ort: '' },
    {
      'GET /api/places?q=87435': { body: { places: [kempten] } },
      [`POST ${DRAFT_PATH}`]: { body: { id, version: 4 } },
      [`GET ${DRAFT_PATH}/preview`]: {},
    },
  );
  expect(await handleDraftAction(context)).toEqual({ kind: 'done', to: getStepHref('fotos') });
  expect(context.sentRequests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    values: { titel: 'Fendt', plz: '87435', ort: 'Kempten' },
  });
});

test('shows what is missing after saving; the form then has the saved version', async () => {
  const body = { title: 'Bitte prüfen', fields: { preis: 'Fehlt.' } };
  const context = createContext(detailsForm, {
    [`POST ${DRAFT_PATH}`]: { body: { id, version: 4 } },
    [`GET ${DRAFT_PATH}/preview`]: { status: 422, body },
  });
  expect(await handleDraftAction(context)).toMatchObject({
    kind: 'refused',
    form: { values: { titel: 'Fendt', version: '4' }, errors: { preis: 'Fehlt.' } },
  });
});

test('keeps the typed details when the draft was changed elsewhere', async () => {
  const context = createContext(detailsForm, {
    [`POST ${DRAFT_PATH}`]: { status: 409, body: { title: 'Woanders geändert.' } },
  });
  expect(await handleDraftAction(context)).toMatchObject({
    kind: 'refused',
    form: { values: { titel: 'Fendt', version: '3' }, errors: { '': 'Woanders geändert.' } },
  });
});

test('changes the category and keeps the values', async () => {
  const context = createContext(
    { intent: 'category', kategorie: 'heu' },
    { [`POST ${DRAFT_PATH}`]: {} },
  );
  expect(await handleDraftAction(context)).toMatchObject({ to: getStepHref('angaben') });
  expect(context.sentRequests[1]?.body).toEqual({
    version,
    category: 'heu',
    values: sampleDraft.values,
  });
});

test.each([
  ['weiter', 'vorschau'],
  ['speichern', 'fotos'],
])('saves the photos; the button „%s“ leads to the step „%s“', async (button, step) => {
  const context = createContext(
    { intent: 'photos', tun: button, 'alt-b': 'Von hinten' },
    { [`POST ${DRAFT_PATH}/photos/order`]: {} },
  );
  expect(await handleDraftAction(context)).toMatchObject({ kind: 'done', to: getStepHref(step) });
  expect(context.sentRequests[1]?.body).toEqual({
    version,
    photos: [
      { id: 'a', alt: 'Traktor von vorn' },
      { id: 'b', alt: 'Von hinten' },
    ],
  });
});

test('submits the version that the visitor has seen', async () => {
  const context = createContext(
    { intent: 'submit', version: '2', idempotencyKey: 'k1' },
    {
      [`POST ${DRAFT_PATH}/submit`]: { body: { number: 211, slug: 'fendt-211', state: 'review' } },
    },
  );
  expect(await handleDraftAction(context)).toMatchObject({
    to: '/kleinanzeigen/fendt-211/success',
  });
  expect(context.sentRequests[1]?.body).toEqual({ version: 2, idempotencyKey: 'k1' });
});

test('discards a draft and leads to a new one, or to the ad that it changes', async () => {
  const form = { intent: 'discard' };
  const responses = { [`POST ${DRAFT_PATH}/delete`]: {} };
  expect(await handleDraftAction(createContext(form, responses))).toMatchObject({
    to: '/kleinanzeigen/neu',
  });
  const change = { ...sampleDraft, ad: { number: 211, slug: 'fendt-211' } };
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/own/211/edit': { body: change }, ...responses },
    { params: { slug: 'fendt-211' }, form },
  );
  expect(await handleDraftAction(context)).toMatchObject({
    to: '/kleinanzeigen/fendt-211/success',
  });
});

test.each(['', 'löschen', 'toString'])('changes nothing for the intent „%s“', async (intent) => {
  const context = createContext({ intent }, {});
  expect(await handleDraftAction(context)).toMatchObject({
    kind: 'refused',
    form: { errors: { '': 'Unbekannt.' } },
  });
  expect(context.sentRequests).toHaveLength(1);
});

test('changes nothing for a draft of somebody else', async () => {
  const context = createContext(
    { intent: 'submit' },
    { [`GET ${DRAFT_PATH}`]: { status: 404, body: { title: 'Gibt es nicht.' } } },
  );
  expect(await handleDraftAction(context)).toMatchObject({
    kind: 'refused',
    form: { errors: { '': 'Gibt es nicht.' } },
  });
  expect(context.sentRequests).toHaveLength(1);
});
