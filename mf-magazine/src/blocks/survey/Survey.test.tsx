import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Survey } from './Survey.tsx';

const survey = {
  id: 's1',
  question: 'Weide oder Stall?',
  kind: 'single',
  options: ['Weide', 'Stall'],
  closesAt: undefined,
  results: 'after-vote',
  needsLogin: false,
} as const;
const resultsBeforeVote = { counts: null, voters: 3, closed: false, chosen: null };
const resultsAfterVote = {
  counts: [
    { option: 'Weide', votes: 1 },
    { option: 'Stall', votes: 3 },
  ],
  voters: 4,
  closed: false,
  chosen: ['Weide'],
};
const createSurvey = (surveyFields: object = {}) => (
  <Survey model={{ ...survey, ...surveyFields }} data={{ story: 'artikel/x', results: null }} />
);

async function renderSurvey(http: unknown, surveyFields: object = {}) {
  render(<ShellApiContext value={{ http } as never}>{createSurvey(surveyFields)}</ShellApiContext>);
  await act(async () => {});
}

test('counts a vote and shows the results', async () => {
  const http = jest.fn(async (path: string, _options: unknown) =>
    path.endsWith('/votes') ? resultsAfterVote : resultsBeforeVote,
  );
  await renderSurvey(http);
  await userEvent.click(screen.getByRole('radio', { name: 'Weide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abstimmen' }));
  expect(http.mock.calls.at(-1)).toEqual([
    '/api/forms/votes',
    { method: 'POST', body: { story: 'artikel/x', block: 's1', choices: ['Weide'] } },
  ]);
  expect(screen.getByText('25 %')).toBeTruthy();
  expect(screen.getByText('(Ihre Wahl)')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Danke, Ihre Stimme ist gezählt.');
});

test('shows the vote even if the earlier results arrive after it', async () => {
  const lateResults = Promise.withResolvers<unknown>();
  await renderSurvey((path: string) =>
    path.endsWith('/votes') ? Promise.resolve(resultsAfterVote) : lateResults.promise,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Weide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abstimmen' }));
  await act(async () => lateResults.resolve(resultsBeforeVote));
  expect(screen.getByText('(Ihre Wahl)')).toBeTruthy();
});

test('shows the results at once to visitors who have voted', async () => {
  await renderSurvey(async () => resultsAfterVote);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('4 Personen haben abgestimmt.')).toBeTruthy();
});

test('shows an error message and keeps the choice', async () => {
  await renderSurvey(async (path: string) => {
    if (!path.endsWith('/votes')) return resultsBeforeVote;
    throw Object.assign(new Error('409'), { problem: { message: 'Diese Umfrage ist beendet.' } });
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Stall' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abstimmen' }));
  expect(screen.getByRole('status').textContent).toBe('Diese Umfrage ist beendet.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Stall' }).checked).toBe(true);
});

test('allows selecting and deselecting several answers', async () => {
  const http = jest.fn(async (path: string, _options: unknown) =>
    path.endsWith('/votes') ? resultsAfterVote : resultsBeforeVote,
  );
  await renderSurvey(http, { kind: 'multi' });
  const getCheckbox = (name: string) => screen.getByRole('checkbox', { name });
  for (const name of ['Weide', 'Stall', 'Weide']) await userEvent.click(getCheckbox(name));
  await userEvent.click(screen.getByRole('button', { name: 'Abstimmen' }));
  expect(http.mock.calls.at(-1)?.[1]).toMatchObject({ body: { choices: ['Stall'] } });
});

test('allows changing the vote for ten minutes, with the earlier choice preselected', async () => {
  const changeableUntil = new Date(Date.now() + 60_000).toISOString();
  const http = jest.fn(async (path: string, _options: unknown) =>
    path.endsWith('/votes')
      ? { ...resultsAfterVote, chosen: ['Stall'], changeableUntil }
      : { ...resultsAfterVote, changeableUntil },
  );
  await renderSurvey(http);
  await userEvent.click(await screen.findByRole('button', { name: 'Stimme ändern' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weide' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Stall' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abstimmen' }));
  expect(http.mock.calls.at(-1)?.[1]).toMatchObject({ body: { choices: ['Stall'] } });
  expect(screen.getByRole('status').textContent).toBe('Ihre Stimme ist geändert.');
  expect(screen.getByRole('row', { name: /Stall \(Ihre Wahl\) 75 % 3/ })).toBeTruthy();
});

test('does not allow changing the vote later', async () => {
  await renderSurvey(async () => ({
    ...resultsAfterVote,
    changeableUntil: '2020-01-01T00:00:00.000Z',
  }));
  expect(screen.queryByRole('button', { name: 'Stimme ändern' })).toBeNull();
});

test('renders a plain form without JavaScript', () => {
  document.body.innerHTML = renderToString(createSurvey({ kind: 'multi' }));
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/_umfrage/artikel/x');
  expect(form?.querySelector('[name="block"]')?.getAttribute('value')).toBe('s1');
  expect(form?.querySelector('[name="choice-1"]')?.getAttribute('value')).toBe('Stall');
});
