import { openPage } from '#testing/open-page.ts';
import { loadNewsletter, subscribe } from './newsletter.loader.server.ts';

test('loads the newsletters and gives each form its own key', async () => {
  const { context, calls } = openPage({ query: 'gesendet=1' });
  const pages = [await loadNewsletter(context), await loadNewsletter(context)];
  expect(pages[0]).toMatchObject({ data: { isSent: true } });
  expect(pages[0]).not.toEqual(pages[1]);
  expect(calls[0]).toEqual(['GET /api/newsletter/lists']);
});

test('the mail can be requested again', async () => {
  const { context } = openPage({ form: { email: 'h@hof.example', erneut: '1' } });
  expect(await subscribe(context)).toMatchObject({ to: '/newsletter?gesendet=erneut' });
  const page = await loadNewsletter(openPage({ query: 'gesendet=erneut' }).context);
  expect(page).toMatchObject({ data: { isSent: true, isSentAgain: true } });
});

test('sends the chosen lists and the page of the form', async () => {
  const form = {
    email: 'h@hof.example',
    firstName: '',
    'liste-wochenblatt': 'on',
    'liste-markt': '',
    seite: '/artikel/klee',
    idempotencyKey: 'k1',
  };
  const { context, calls } = openPage({ form });
  expect(await subscribe(context)).toMatchObject({ to: '/newsletter?gesendet=1' });
  const body = { email: 'h@hof.example', firstName: '', listIds: ['wochenblatt'] };
  expect(calls).toEqual([
    ['POST /api/newsletter/subscribe', { ...body, page: '/artikel/klee', idempotencyKey: 'k1' }],
  ]);
});
