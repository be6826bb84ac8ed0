import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadCustomForm, parseCustomForm } from './custom-form/custom-form.block.server.ts';
import { loadPrizeDraw, parsePrizeDraw } from './prize-draw/prize-draw.block.server.ts';
import { createEntryForm } from './prize-draw/prize-draw.ts';
import { loadSurvey, parseSurvey } from './survey/survey.block.server.ts';
import { toPercent } from './survey/survey.ts';

const step = {
  component: 'form_step',
  fields: [{ component: 'form_field', name: 'a', label: 'A' }],
};
const draw = { title: 'T', prizes: 'Korb', endsAt: '2099-12-24 00:00', terms: 'So.' };

describe('custom_form', () => {
  test.each([[{}], [{ form: '' }], [{ form: 'kontakt' }], [{ form: 7 }]])(
    'rejects %j',
    (fields) => {
      expect(parseCustomForm(createRawBlock(fields))).toMatchObject({ ok: false });
    },
  );

  test('reads the form of a form story and rejects other stories', async () => {
    const service = await startFakeContentService([
      story('_forms/leser/brief', { component: 'form', steps: [step] }, { uuid: uuid(1) }),
      story('_forms/leer', { component: 'form' }, { uuid: uuid(2) }),
      story('seite', { component: 'form', steps: [step] }, { uuid: uuid(3) }),
    ]);
    const loadForm = (number: number) =>
      loadCustomForm({ form: uuid(number) }, createLoadContext(service.endpoint));
    expect(await loadForm(1)).toMatchObject({ slug: 'leser/brief', definition: { steps: [{}] } });
    for (const number of [2, 3, 4]) await expect(loadForm(number)).rejects.toThrow('custom_form');
    await service.close();
  });
});

describe('prize_draw', () => {
  test.each(Object.keys(draw))('rejects a draw without %s', (name) => {
    expect(parsePrizeDraw(createRawBlock({ ...draw, [name]: '' }))).toMatchObject({ ok: false });
  });

  test('returns its story and its state', async () => {
    const model = getModel(parsePrizeDraw(createRawBlock(draw)));
    const context = createLoadContext('http://127.0.0.1/v2', { path: '/artikel/advent' });
    expect(await loadPrizeDraw(model, context)).toMatchObject({
      story: 'artikel/advent',
      state: 'open',
    });
  });

  const createCommitment = (hash: string, drawnAt: string | null) => ({
    hash,
    at: '2026-11-20',
    drawnAt,
  });
  test.each([
    ['of the coming drawing', 200, { commitments: [createCommitment('a', null)] }, ['a']],
    [
      'of completed drawings',
      200,
      { commitments: [createCommitment('a', '2026-12-01'), createCommitment('b', null)] },
      ['a'],
    ],
    ['none from an older api', 404, { code: 'route.not-found' }, []],
  ])('returns commitments: %s', async (_what, status, body, expected) => {
    const model = getModel(parsePrizeDraw(createRawBlock(draw)));
    const api = { get: async () => ({ status, body, setCookies: [] }) };
    const context = { ...createLoadContext('http://127.0.0.1/v2', { path: '/x' }), api };
    const { commitments } = await loadPrizeDraw(model, context as unknown as LoadContext);
    expect(commitments.map(({ hash }) => hash)).toEqual(expected);
  });

  test('asks the question and the age only when configured', () => {
    const listFieldNames = (fields: object) =>
      createEntryForm(
        getModel(parsePrizeDraw(createRawBlock({ ...draw, ...fields }))),
      ).steps[0]?.fields.map(({ name }) => name);
    expect(listFieldNames({})).toEqual(['firstName', 'lastName', 'email', 'acceptTerms']);
    expect(listFieldNames({ question: 'Q', adultsOnly: true })).toEqual([
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
  ])('rejects %j', (fields) => {
    expect(parseSurvey(createRawBlock(fields))).toMatchObject({ ok: false });
  });

  test('returns null results when the api is unavailable', async () => {
    const model = getModel(parseSurvey(createRawBlock({ question: 'Q', options: 'a\nb' })));
    expect(await loadSurvey(model, createLoadContext('http://127.0.0.1/v2'))).toEqual({
      story: 'home',
      results: null,
    });
  });

  test('returns 0 percent without votes', () => {
    expect([toPercent(0, 0), toPercent(1, 3), toPercent(3, 3)]).toEqual([0, 33, 100]);
  });
});
