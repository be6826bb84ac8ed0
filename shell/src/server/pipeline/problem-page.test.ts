import { failedPage, notFoundPage } from './problem-page.ts';

test.each([
  [400, '400 - Ungültige Adresse'],
  [405, '405 - Diese Seite nimmt kein Formular an'],
  [410, '410 - Seite zurückgezogen'],
  [414, '414 - Adresse zu lang'],
] as const)('%d says so in title and heading', (status, title) => {
  const page = notFoundPage('weil', 'r1', status);
  expect(page).toMatchObject({
    status,
    head: { seoTitle: title, description: title.slice(6), noIndex: true, noFollow: true },
    problem: { heading: title.replace(' - ', ' | '), message: 'weil' },
  });
});

test('pages that are not there and faults have the words of the specification', () => {
  for (const page of [notFoundPage('', ''), failedPage(new Error('x'), '', false)]) {
    expect(page.head).toMatchObject({
      seoTitle: '404 - Seite nicht gefunden',
      description: 'Seite nicht gefunden',
    });
    expect(page.problem.heading).toBeUndefined();
  }
});
