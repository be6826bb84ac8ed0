import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

import { sampleDraft } from '#samples/own-ad-samples.ts';
import { CategoryPage } from './CategoryPage.tsx';
import type { CategoryStepData } from './place-ad-steps.ts';

const BALERS = { slug: 'gruenland-ernte', name: 'Grünland- und Futtererntetechnik' };
const DATA: CategoryStepData = {
  groups: [{ name: 'Landtechnik', categories: [{ slug: 'traktoren', name: 'Traktoren' }] }],
  search: null,
  drafts: [],
  draft: null,
  formKey: 'schluessel',
};

function renderPage(data: Partial<CategoryStepData>) {
  const navigate = jest.fn();
  const session = { getState: () => ({ user: null }), subscribe: () => () => undefined };
  const shell = { navigation: { navigate }, session } as unknown as ShellApi;
  render(
    <ShellApiContext value={shell}>
      <CategoryPage params={{}} data={{ ...DATA, ...data }} />
    </ShellApiContext>,
  );
  return { navigate };
}

function searchFor(text: string) {
  const form = screen.getByRole('search');
  fireEvent.change(within(form).getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(form);
}

test('searches among the categories, of a new ad and of a draft', () => {
  const { navigate } = renderPage({});
  searchFor(' Presse ');
  expect(navigate).toHaveBeenLastCalledWith('/kleinanzeigen/neu?q=Presse');
});

test('keeps the draft in the URL of the search', () => {
  const { navigate } = renderPage({ draft: sampleDraft });
  searchFor('Presse');
  expect(navigate).toHaveBeenLastCalledWith(
    `/kleinanzeigen/neu/kategorie?entwurf=${sampleDraft.id}&q=Presse`,
  );
  const field = document.querySelector<HTMLInputElement>('form[method=get] [name=entwurf]');
  expect(field?.value).toBe(sampleDraft.id);
});

test('shows what was found above all categories', () => {
  renderPage({ search: { text: 'Presse', categories: [BALERS] } });
  expect(screen.getByRole('status').textContent).toBe('Eine Kategorie passt.');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Passend zu „Presse“', 'Landtechnik']);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: BALERS.name });
  expect([button.name, button.value]).toEqual(['kategorie', BALERS.slug]);
});

test('says that nothing was found', () => {
  renderPage({ search: { text: 'Xyz', categories: [] } });
  expect(screen.getByRole('status').textContent).toContain('Zu „Xyz“ finden wir keine Kategorie.');
});
