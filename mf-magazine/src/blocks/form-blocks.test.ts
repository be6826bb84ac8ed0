import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { modelOf, raw } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadCustomForm, parseCustomForm } from './custom-form/custom-form.block.server.ts';
import { loadPrizeDraw, parsePrizeDraw } from './prize-draw/prize-draw.block.server.ts';
import { entryForm } from './prize-draw/prize-draw.ts';
import { loadSurvey, parseSurvey } from './survey/survey.block.server.ts';
import { percentOf } from './survey/survey.ts';

const step = {
  component: 'form_step',
  fields: [{ component: 'form_field', name: 'a', label: 'A' }],
};
const draw = { title: 'T', prizes: 'Korb', endsAt: '2099-12-24 00:00', terms: 'So.' };

describe('custom_form', () => {
  test.each([[{}], [{ form: '' }], [{ form: 'kontakt' }], [{ form: 7 }]])(
    '%j is refused',
    (fields) => {
      expect(parseCustomForm(raw(fields))).toMatchObject({ ok: false });
    },
  );

  test('shows the form of a story, and only that of a form', async () => {
    const service = await startFakeContentService([
      story('_forms/leser/brief', { component: 'form', steps: [step] }, { uuid: uuid(1) }),
      story('_forms/leer', { component: 'form' }, { uuid: uuid(2) }),
      story('seite', { component: 'form', steps: [step] }, { uuid: uuid(3) }),
    ]);
    const load = (number: number) =>
      loadCustomForm({ form: uuid(number) }, loadContext(service.endpoint));
    expect(await load(1)).toMatchObject({ slug: 'leser/brief', definition: { steps: [{}] } });
    for (const number of [2, 3, 4]) await expect(load(number)).rejects.toThrow('custom_form');
    await service.close();
  });
});

describe('prize_draw', () => {
  test.each(Object.keys(draw))('without %s it is refused', (name) => {
    expect(parsePrizeDraw(raw({ ...draw, [name]: '' }))).toMatchObject({ ok: false });
  });

  test('knows where it stands and whether it runs', async () => {
    const model = modelOf(parsePrizeDraw(raw(draw)));
    const context = loadContext('http://127.0.0.1/v2', { path: '/artikel/advent' });
    expect(await loadPrizeDraw(model, context)).toMatchObject({
      story: 'artikel/advent',
      state: 'open',
    });
  });

  const seal = (hash: string, drawnAt: string | null) => ({ hash, at: '2026-11-20', drawnAt });
  test.each([
    ['the one to come', 200, { seals: [seal('a', null)] }, ['a']],
    [
      'those that were drawn with',
      200,
      { seals: [seal('a', '2026-12-01'), seal('b', null)] },
      ['a'],
    ],
    ['none, from an api of before', 404, { code: 'route.not-found' }, []],
  ])('shows seals: %s', async (_what, status, body, hashes) => {
    const model = modelOf(parsePrizeDraw(raw(draw)));
    const api = { get: async () => ({ status, body, setCookies: [] }) };
    const context = { ...loadContext('http://127.0.0.1/v2', { path: '/x' }), api };
    const { seals } = await loadPrizeDraw(model, context as unknown as LoadContext);
    expect(seals.map(({ hash }) => hash)).toEqual(hashes);
  });

  test('asks the question and the age only where there are such', () => {
    const names = (fields: object) =>
      entryForm(modelOf(parsePrizeDraw(raw({ ...draw, ...fields })))).steps[0]?.fields.map(
        ({ name }) => name,
      );
    expect(names({})).toEqual(['firstName', 'lastName', 'email', 'acceptTerms']);
    expect(names({ question: 'Q', adultsOnly: true })).toEqual([
      'answer',
      'firstName',
      'lastName',
      'email',
      'adult',
      'acceptTerms',
    ]);
  });
});

describe('survey', () => {
  test.each([
    [{}],
    [{ question: 'Q' }],
    [{ question: 'Q', options: 'eine' }],
    [{ options: 'a\nb' }],
  ])('%j is refused', (fields) => {
    expect(parseSurvey(raw(fields))).toMatchObject({ ok: false });
  });

  test('stands without results while the api is away', async () => {
    const model = modelOf(parseSurvey(raw({ question: 'Q', options: 'a\nb' })));
    expect(await loadSurvey(model, loadContext('http://127.0.0.1/v2'))).toEqual({
      story: 'home',
      results: null,
    });
  });

  test('nobody voted: no share, not an error', () => {
    expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual([0, 33, 100]);
  });
});
