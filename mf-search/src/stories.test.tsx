import axe from 'axe-core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { stories } from './stories.tsx';

function markupOf(view: unknown): string {
  const View = view as ComponentType;
  return renderToStaticMarkup(<View />);
}

/** Rules about whole pages, and about colours, which need a browser (e2e looks at those). */
const OFF = [
  'color-contrast',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  // Stars are read as a number (specification section 9); the rule draws glyphs to find out.
  'label-content-name-mismatch',
];
const rules = Object.fromEntries(OFF.map((rule) => [rule, { enabled: false }]));

test.each(stories.map((story) => [`${story.title}: ${story.state}`, story] as const))(
  '%s can be read by everybody and needs no inline style',
  async (_name, { view }) => {
    const markup = markupOf(view);
    document.body.innerHTML = markup;
    expect(document.body.textContent.trim()).not.toBe('');
    expect(markup).not.toMatch(/ style="/);
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);

test('no two stories have the same name', () => {
  const names = stories.map(({ title, state }) => `${title}: ${state}`);
  expect(new Set(names).size).toBe(names.length);
});
