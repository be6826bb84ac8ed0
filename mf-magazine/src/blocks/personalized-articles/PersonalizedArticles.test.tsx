import { jest } from '@jest/globals';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { PersonalizedArticles } from './PersonalizedArticles.tsx';

const createArticle = (uuid: string, topic: string) => ({
  ...toCompactTeaser(teaser({ uuid, headline: `Artikel ${uuid}` })),
  topics: [topic],
});
const data = {
  topics: [
    { uuid: 'a', id: 'ackerbau', name: 'Ackerbau' },
    { uuid: 't', id: 'tierhaltung', name: 'Tierhaltung' },
    { uuid: 'w', id: 'wald-holz', name: 'Wald & Holz' },
  ],
  candidates: [
    createArticle('1', 'a'),
    createArticle('2', 'a'),
    createArticle('3', 't'),
    createArticle('4', 'w'),
  ],
};
const profile: Interests = {
  topics: [],
  muted: [],
  regions: [],
  operation: {},
  derived: [],
  personalised: true,
  derivesInterests: false,
  version: 1,
};

/**
 * Creates the block for this user. The api responds with `interests`. If `interests` is null, the
 * request fails.
 */
function createBlock(user: { id: string } | null = null, interests: Interests | null = null) {
  const http = jest.fn(async () => {
    if (interests) return interests;
    throw Object.assign(new Error('unavailable'), { problem: { message: 'unavailable' } });
  });
  const state = { ready: true, user, loggedIn: user !== null };
  const session = { getState: () => state, subscribe: () => () => {} };
  const blockElement = (
    <ShellApiContext value={{ http, session } as never}>
      <PersonalizedArticles model={{ title: 'Für Sie', count: 2 }} data={data} />
    </ShellApiContext>
  );
  return { view: blockElement, http };
}

const getHeadlines = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const getReasons = () =>
  screen.getAllByText(/^(?:Weil|Neu für alle)/u).map((reason) => reason.textContent);

afterEach(() => window.localStorage.clear());

test('shows the newest articles without a choice, and always on the server', () => {
  window.localStorage.setItem('gl_themen', '["t"]');
  const { view: blockElement } = createBlock({ id: '1' }, { ...profile, topics: ['tierhaltung'] });
  expect(renderToString(blockElement)).toContain('Artikel 1');
  expect(renderToString(blockElement)).not.toContain('Artikel 3');
});

test('puts chosen topics first with a reason, stores the choice on the device and clears it', async () => {
  const { view: blockElement, http } = createBlock();
  render(blockElement);
  expect(getHeadlines()).toEqual(['Artikel 1', 'Artikel 2']);
  await userEvent.click(screen.getByText('Warum sehe ich das?'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tierhaltung' }));
  expect(getHeadlines()).toEqual(['Artikel 3', 'Artikel 1']);
  expect(screen.getByText('Weil Sie „Tierhaltung“ gewählt haben')).toBeTruthy();
  expect(window.localStorage.getItem('gl_themen')).toBe('["t"]');
  await userEvent.click(screen.getByRole('button', { name: 'Nichts mehr für mich aussuchen' }));
  expect(getHeadlines()).toEqual(['Artikel 1', 'Artikel 2']);
  expect(window.localStorage.getItem('gl_themen')).toBeNull();
  expect(http).not.toHaveBeenCalled();
});

test.each(['kaputt', '{"a":1}', '[1,null]'])('ignores a stored %s', (storedText) => {
  window.localStorage.setItem('gl_themen', storedText);
  render(createBlock().view);
  expect(getHeadlines()).toEqual(['Artikel 1', 'Artikel 2']);
});

describe('with an account', () => {
  const derivedTopics = [
    { topic: 'wald-holz', reads: 3, lastAt: '2026-01-01T00:00:00Z' },
    { topic: 'ackerbau', reads: 2, lastAt: '2026-01-01T00:00:00Z' },
  ];

  test('puts chosen topics before topics derived from reading, each with its reason', async () => {
    const accountInterests = {
      ...profile,
      topics: ['tierhaltung'],
      derivesInterests: true,
      derived: derivedTopics,
    };
    render(createBlock({ id: '1' }, accountInterests).view);
    await screen.findByText('Weil „Tierhaltung“ zu Ihren Interessen gehört');
    expect(getHeadlines()).toEqual(['Artikel 3', 'Artikel 4']);
    expect(getReasons()[1]).toBe('Weil Sie oft über „Wald & Holz“ lesen');
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  });

  test('keeps an opened explanation open when the interests arrive', async () => {
    const { promise, resolve } = Promise.withResolvers<Interests>();
    const { view: blockElement, http } = createBlock({ id: '1' });
    http.mockReturnValue(promise);
    render(blockElement);
    await userEvent.click(screen.getByText('Warum sehe ich das?'));
    resolve(profile);
    const explanation = await screen.findByText(/Themen Ihres Kontos/u);
    expect(explanation.closest('details')?.open).toBe(true);
  });

  test('never shows muted topics, not even to fill up', async () => {
    const accountInterests = {
      ...profile,
      topics: ['tierhaltung'],
      muted: ['ackerbau', 'tierhaltung'],
    };
    render(createBlock({ id: '1' }, accountInterests).view);
    await screen.findByText('Artikel 4');
    expect(getHeadlines()).toEqual(['Artikel 4']);
  });

  test('shows the newest articles when personalisation is off, regardless of other settings', async () => {
    window.localStorage.setItem('gl_themen', '["t"]');
    const disabledInterests = {
      ...profile,
      topics: ['tierhaltung'],
      derivesInterests: true,
      derived: derivedTopics,
      personalised: false,
    };
    render(createBlock({ id: '1' }, disabledInterests).view);
    await screen.findByText(/Interessen abgeschaltet/u);
    expect(getHeadlines()).toEqual(['Artikel 1', 'Artikel 2']);
    expect(getReasons()).toEqual(['Neu für alle', 'Neu für alle']);
  });

  test('ignores reading without consent', async () => {
    render(createBlock({ id: '1' }, { ...profile, derived: derivedTopics }).view);
    await screen.findByText(/werten wir dafür nicht aus\.$/u);
    expect(getHeadlines()).toEqual(['Artikel 1', 'Artikel 2']);
  });

  test('uses the topics of the device while the account request fails', async () => {
    window.localStorage.setItem('gl_themen', '["t"]');
    const { view: blockElement, http } = createBlock({ id: '1' });
    render(blockElement);
    expect(http).toHaveBeenCalledWith('/api/account/interests', expect.anything());
    expect(getHeadlines()).toEqual(['Artikel 3', 'Artikel 1']);
  });
});
