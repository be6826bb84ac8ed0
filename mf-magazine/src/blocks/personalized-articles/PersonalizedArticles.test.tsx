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
    { uuid: 'a', name: 'Ackerbau' },
    { uuid: 't', name: 'Tierhaltung' },
  ],
  pool: [article('1', 'a'), article('2', 'a'), article('3', 't')],
};
const view = <PersonalizedArticles model={{ title: 'Für Sie', count: 2 }} data={data} />;
const headlines = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

afterEach(() => window.localStorage.clear());

test('without a choice what is new for everybody, on the server always', () => {
  window.localStorage.setItem('gl_themen', '["t"]');
  expect(renderToString(view)).toContain('Artikel 1');
  expect(renderToString(view)).not.toContain('Artikel 3');
});

test('a choice brings its articles first, says why, stays on the device and can be taken back', async () => {
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
});

test.each(['kaputt', '{"a":1}', '[1,null]'])('a stored %s is no choice', (stored) => {
  window.localStorage.setItem('gl_themen', stored);
  render(view);
  expect(headlines()).toEqual(['Artikel 1', 'Artikel 2']);
});
