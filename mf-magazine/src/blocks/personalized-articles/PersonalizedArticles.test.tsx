import { jest } from '@jest/globals';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { compactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { PersonalizedArticles } from './PersonalizedArticles.tsx';

const article = (uuid: string, topic: string) => ({
  ...compactTeaser(teaser({ uuid, headline: `Artikel ${uuid}` })),
  topics: [topic],
});
const data = {
  topics: [
    { uuid: 'a', id: 'ackerbau', name: 'Ackerbau' },
    { uuid: 't', id: 'tierhaltung', name: 'Tierhaltung' },
    { uuid: 'w', id: 'wald-holz', name: 'Wald & Holz' },
  ],
  pool: [article('1', 'a'), article('2', 'a'), article('3', 't'), article('4', 'w')],
};
const profile: Interests = {
  topics: [],
  muted: [],
  regions: [],
  operation: {},
  derived: [],
  personalised: true,
  learn: false,
  version: 1,
};

/** The block on a page of somebody; `interests`: what their account says, null: it is away. */
function block(user: { id: string } | null = null, interests: Interests | null = null) {
  const http = jest.fn(async () => {
    if (interests) return interests;
    throw Object.assign(new Error('away'), { problem: { message: 'away' } });
  });
  const state = { ready: true, user, loggedIn: user !== null };
  const session = { getState: () => state, subscribe: () => () => {} };
  const view = (
    <ShellApiContext value={{ http, session } as never}>
      <PersonalizedArticles model={{ title: 'Für Sie', count: 2 }} data={data} />
    </ShellApiContext>
  );
  return { view, http };
}

const headlines = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const reasons = () => screen.getAllByText(/^(?:Weil|Neu für alle)/u).map((it) => it.textContent);

afterEach(() => window.localStorage.clear());

test('without a choice what is new for everybody, on the server always', () => {
  window.localStorage.setItem('gl_themen', '["t"]');
  const { view } = block({ id: '1' }, { ...profile, topics: ['tierhaltung'] });
  expect(renderToString(view)).toContain('Artikel 1');
  expect(renderToString(view)).not.toContain('Artikel 3');
});

test('a choice brings its articles first, says why, stays on the device and can be taken back', async () => {
  const { view, http } = block();
  render(view);
  expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
  await userEvent.click(screen.getByText('Warum sehe ich das?'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tierhaltung' }));
  expect(headlines()).toEqual(['Artikel 3', 'Artikel 1']);
  expect(screen.getByText('Weil Sie „Tierhaltung“ gewählt haben')).toBeTruthy();
  expect(window.localStorage.getItem('gl_themen')).toBe('["t"]');
  await userEvent.click(screen.getByRole('button', { name: 'Nichts mehr für mich aussuchen' }));
  expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
  expect(window.localStorage.getItem('gl_themen')).toBeNull();
  expect(http).not.toHaveBeenCalled();
});

test.each(['kaputt', '{"a":1}', '[1,null]'])('a stored %s is no choice', (stored) => {
  window.localStorage.setItem('gl_themen', stored);
  render(block().view);
  expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
});

describe('somebody with an account', () => {
  const derived = [
    { topic: 'wald-holz', reads: 3, lastAt: '2026-01-01T00:00:00Z' },
    { topic: 'ackerbau', reads: 2, lastAt: '2026-01-01T00:00:00Z' },
  ];

  test('gets what they said first, then what follows from reading, each with its own reason', async () => {
    const own = { ...profile, topics: ['tierhaltung'], learn: true, derived };
    render(block({ id: '1' }, own).view);
    await screen.findByText('Weil „Tierhaltung“ zu Ihren Interessen gehört');
    expect(headlines()).toEqual(['Artikel 3', 'Artikel 4']);
    expect(reasons()[1]).toBe('Weil Sie oft über „Wald & Holz“ lesen');
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  });

  test('never gets topics that they do not want, not to fill up either', async () => {
    const own = { ...profile, topics: ['tierhaltung'], muted: ['ackerbau', 'tierhaltung'] };
    render(block({ id: '1' }, own).view);
    await screen.findByText('Artikel 4');
    expect(headlines()).toEqual(['Artikel 4']);
  });

  test('gets what is new for all when they switched it off, whatever else stands there', async () => {
    window.localStorage.setItem('gl_themen', '["t"]');
    const off = { ...profile, topics: ['tierhaltung'], learn: true, derived, personalised: false };
    render(block({ id: '1' }, off).view);
    await screen.findByText(/Interessen abgeschaltet/u);
    expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
    expect(reasons()).toEqual(['Neu für alle', 'Neu für alle']);
  });

  test('is not judged by what they read unless they agreed', async () => {
    render(block({ id: '1' }, { ...profile, derived }).view);
    await screen.findByText(/werten wir dafür nicht aus\.$/u);
    expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
  });

  test('gets what the device knows while the account does not answer', async () => {
    window.localStorage.setItem('gl_themen', '["t"]');
    const { view, http } = block({ id: '1' });
    render(view);
    expect(http).toHaveBeenCalledWith('/api/account/interests', expect.anything());
    expect(headlines()).toEqual(['Artikel 3', 'Artikel 1']);
  });
});
