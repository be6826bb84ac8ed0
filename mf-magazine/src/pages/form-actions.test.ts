import type { ApiResponse, LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { loadForm, sendForm } from './forms/forms.loader.server.ts';
import {
  confirmEntry,
  loadPrizeDrawConfirmation,
} from './prize-draw-confirmation/prize-draw-confirmation.loader.server.ts';
import { enterPrizeDraw, loadPrizeDrawPage } from './prize-draw/prize-draw.loader.server.ts';
import { loadSurveyPage, voteInSurvey } from './survey/survey.loader.server.ts';

const REDIRECTS_BY_FORM: Record<string, { readonly redirect: object; readonly to: string }> = {
  eigene: { redirect: { linktype: 'url', url: '/danke#hier' }, to: '/danke#hier' },
  fremd: { redirect: { linktype: 'url', url: 'https://boese.example/' }, to: '' },
  schein: { redirect: { linktype: 'url', url: '//boese.example/' }, to: '' },
};

let service: FakeContentService;
beforeAll(async () => {
  const survey = { _uid: 's1', component: 'survey', question: 'Q', options: 'a\nb' };
  const draw = {
    _uid: 'g1',
    component: 'prize_draw',
    title: 'Advent',
    prizes: 'Korb',
    endsAt: '2099-12-24 00:00',
    terms: 'So.',
  };
  const step = {
    component: 'form_step',
    fields: [{ component: 'form_field', name: 'a', label: 'A' }],
  };
  service = await startFakeContentService([
    story('artikel/x', {
      component: 'article',
      body: [survey, { component: 'grid', items: [draw] }],
    }),
    story('_forms/brief', { component: 'form', steps: [step] }),
    story('danke', { component: 'page', headline: 'Danke' }),
    ...Object.entries(REDIRECTS_BY_FORM).map(([name, { redirect }]) =>
      story(`_forms/${name}`, { component: 'form', steps: [step], redirect }),
    ),
  ]);
});
afterAll(() => service.close());

const ENTRY_CODE = 'c'.repeat(43);
const sentRequests: { path: string; body: unknown }[] = [];
beforeEach(() => sentRequests.splice(0));

/** Creates an action context whose api returns this response to every request. */
function createActionContext(
  response: Partial<ApiResponse> | Error,
  fields: Partial<LoadContext> & { form?: Record<string, string> } = {},
) {
  const recordRequest = async (path: string, body?: unknown) => {
    sentRequests.push({ path, body });
    if (response instanceof Error) throw response;
    return { status: 200, body: {}, setCookies: [], ...response };
  };
  const api = { get: recordRequest, post: recordRequest } as unknown as LoadContext['api'];
  return { ...createLoadContext(service.endpoint, { api, ...fields }), form: {}, ...fields };
}
const refusal = { status: 422, body: { title: 'Nein.', fields: { a: 'Bitte ausfüllen.' } } };

describe('form submission without JavaScript', () => {
  const createContext = (answer: object, form: Record<string, string>, query = '') =>
    createActionContext(answer, { path: '/_forms/brief', form, query: new URLSearchParams(query) });

  test('sends the form and shows the success page', async () => {
    const result = await sendForm(
      createContext(
        { status: 201 },
        {
          a: 'x',
          website: 'hof.example',
          is_app: 'true',
          form_website: '',
          form_version: '5d1fc0a92b7e4431',
        },
      ),
    );
    expect(result).toEqual({ kind: 'done', to: '/_forms/brief?gesendet=1' });
    expect(sentRequests[0]).toEqual({
      path: '/api/forms/submissions',
      body: {
        form: 'brief',
        answers: { a: 'x', website: 'hof.example' },
        key: expect.stringMatching(/^[\w-]{36}$/),
        version: '5d1fc0a92b7e4431',
      },
    });
    expect(await loadForm(createContext({}, {}, 'gesendet=1'))).toMatchObject({
      data: { isSent: true, form: { slug: 'brief' } },
    });
  });

  test('passes the honeypot field on separately', async () => {
    await sendForm(createContext({ status: 201 }, { a: 'x', form_website: 'spam' }));
    expect(sentRequests[0]?.body).toMatchObject({ answers: { a: 'x' }, website: 'spam' });
  });

  test.each(Object.entries(REDIRECTS_BY_FORM))(
    'redirects to the page in %s only when it is on this site',
    async (name, { to }) => {
      const context = createActionContext(
        { status: 201 },
        { path: `/_forms/${name}`, form: { a: 'x' } },
      );
      const expectedPath = to || `/_forms/${name}?gesendet=1`;
      expect(await sendForm(context)).toEqual({ kind: 'done', to: expectedPath });
      const { next: shownPath = '' } = Object(await loadForm(context)).data.form;
      expect(shownPath).toBe(to);
    },
  );

  test('redirects to the file upload page when files may follow', async () => {
    const response = { status: 201, body: { accepted: true, files: 'c.d=' } };
    expect(await sendForm(createContext(response, { a: 'x' }))).toEqual({
      kind: 'done',
      to: '/_forms/brief?anhang=c.d%3D',
    });
  });

  test('keeps the input when the api rejects it', async () => {
    expect(await sendForm(createContext(refusal, { a: '' }))).toEqual({
      kind: 'refused',
      status: 422,
      form: { values: { a: '' }, errors: { a: 'Bitte ausfüllen.' } },
    });
  });
});

describe('vote without JavaScript', () => {
  const params = { '*': 'artikel/x' };

  test('sends one or several answers and passes the cookie on', async () => {
    const form = { block: 's1', 'choice-0': 'a', 'choice-1': 'b', fremd: 'c' };
    const setCookies = ['gl_stimme=1'];
    expect(await voteInSurvey(createActionContext({ setCookies }, { params, form }))).toEqual({
      kind: 'done',
      to: '/_umfrage/artikel/x?block=s1',
      setCookies,
    });
    expect(sentRequests[0]?.body).toEqual({ story: 'artikel/x', block: 's1', choices: ['a', 'b'] });
  });

  test('shows the survey of a story and returns 404 for other stories', async () => {
    expect(
      await loadSurveyPage(createActionContext({ body: { voters: 1 } }, { params })),
    ).toMatchObject({
      data: { survey: { id: 's1' }, results: { voters: 1 } },
    });
    for (const slug of ['artikel/fehlt', '../x', '']) {
      const context = createActionContext({}, { params: { '*': slug } });
      expect(await loadSurveyPage(context)).toEqual({ kind: 'not-found' });
    }
  });
});

describe('entry without JavaScript', () => {
  const params = { '*': 'artikel/x' };

  test('sends the entry with boxes as booleans', async () => {
    const form = {
      block: 'g1',
      firstName: 'A',
      email: 'a@b.example',
      acceptTerms: 'true',
      form_website: 'spam',
    };
    expect(await enterPrizeDraw(createActionContext({ status: 202 }, { params, form }))).toEqual({
      kind: 'done',
      to: '/_gewinnspiel/artikel/x?block=g1&gesendet=1',
    });
    expect(sentRequests[0]?.body).toEqual({
      story: 'artikel/x',
      block: 'g1',
      firstName: 'A',
      email: 'a@b.example',
      website: 'spam',
      acceptTerms: true,
    });
  });

  test('finds draws in grids too', async () => {
    expect(await loadPrizeDrawPage(createActionContext({}, { params }))).toMatchObject({
      data: { draw: { title: 'Advent' }, state: 'open', isSent: false },
    });
  });
});

describe('prize draw confirmation', () => {
  const loadConfirmation = (answer: object, query: string) =>
    loadPrizeDrawConfirmation(createActionContext(answer, { query: new URLSearchParams(query) }));

  test.each(['open', 'already-confirmed', 'expired', 'over', 'invalid'])(
    'shows the state %s with the title of the draw',
    async (state) => {
      expect(
        await loadConfirmation({ body: { state, title: 'Advent' } }, `code=${ENTRY_CODE}`),
      ).toMatchObject({
        data: { state, title: 'Advent', code: ENTRY_CODE },
      });
    },
  );

  test('shows the success text right after the confirmation', async () => {
    const answer = { body: { state: 'already-confirmed' } };
    expect(await loadConfirmation(answer, `code=${ENTRY_CODE}&neu=1`)).toMatchObject({
      data: { state: 'confirmed' },
    });
  });

  test('does not confirm when the page is opened', async () => {
    await loadConfirmation({ body: { state: 'open' } }, `code=${ENTRY_CODE}`);
    expect(sentRequests.map(({ path }) => path)).toEqual([
      `/api/forms/entries/state?code=${ENTRY_CODE}`,
    ]);
  });

  test.each([
    ['code=kurz', {}, 'invalid'],
    [`code=${ENTRY_CODE}`, { status: 503 }, 'unavailable'],
    [`code=${ENTRY_CODE}`, new Error('unavailable'), 'unavailable'],
    ['title=Advent', {}, 'no-code'],
  ])('%s with the answer %j results in the state %s', async (query, answer, state) => {
    expect(await loadConfirmation(answer, query)).toMatchObject({ data: { state } });
  });

  test('confirms on submit and redirects with the result', async () => {
    const postConfirmation = (state: string) =>
      confirmEntry(createActionContext({ body: { state } }, { form: { code: ENTRY_CODE } }));
    expect(await postConfirmation('confirmed')).toMatchObject({
      to: expect.stringMatching(/code=c+&neu=1$/),
    });
    expect(await postConfirmation('expired')).toMatchObject({
      to: expect.stringMatching(/code=c+$/),
    });
  });
});
