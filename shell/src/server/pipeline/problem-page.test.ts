import { createFailedPage, createMissingPage, createNotFoundPage } from './problem-page.ts';

test.each([
  [400, '400 - Ungültige Adresse'],
  [405, '405 - Diese Seite nimmt kein Formular an'],
  [410, '410 - Seite zurückgezogen'],
  [414, '414 - Adresse zu lang'],
] as const)('uses the text of status %d as title and heading', (status, title) => {
  const page = createNotFoundPage('weil', 'r1', status);
  expect(page).toMatchObject({
    status,
    head: { seoTitle: title, description: title.slice(6), noIndex: true, noFollow: true },
    problem: { heading: title.replace(' - ', ' | '), message: 'weil' },
  });
});

test('uses the specified texts for missing pages and errors', () => {
  for (const page of [createNotFoundPage('', ''), createFailedPage(new Error('x'), '', false)]) {
    expect(page.head).toMatchObject({
      seoTitle: '404 - Seite nicht gefunden',
      description: 'Seite nicht gefunden',
    });
    expect(page.problem.heading).toBeUndefined();
  }
});

test('explains a link with an invalid code, with status 404', () => {
  const query = new URLSearchParams('code=abgeschnit');
  expect(createMissingPage({ path: '/suchauftrag', query }, 'r1', 404)).toMatchObject({
    status: 404,
    head: { seoTitle: '404 - Dieser Link gilt nicht mehr', noIndex: true },
    problem: {
      heading: '404 | Dieser Link gilt nicht mehr',
      advice: expect.stringContaining('noch einmal aus der E-Mail'),
      message: 'Page not found: /suchauftrag',
    },
  });
});

test('uses the plain 404 without a code, and 410 with or without one', () => {
  const plainPage = createMissingPage(
    { path: '/x', query: new URLSearchParams('seite=9') },
    '',
    404,
  );
  expect(plainPage.problem.heading).toBeUndefined();
  expect(plainPage.problem.advice).toBeUndefined();
  const query = new URLSearchParams('code=x');
  const gonePage = createMissingPage({ path: '/x', query }, '', 410);
  expect(gonePage.problem.heading).toBe('410 | Seite zurückgezogen');
});
