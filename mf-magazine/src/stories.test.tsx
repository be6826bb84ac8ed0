import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { stories } from './stories.tsx';

/** Rules about whole pages, and about colours, which need a browser (e2e looks at those). */
const OFF = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main'];
const rules = Object.fromEntries(OFF.map((rule) => [rule, { enabled: false }]));

describe.each(stories.map((story) => [`${story.title}: ${story.state}`, story] as const))(
  '%s',
  (_name, { view }) => {
    test('shows something that everybody can read', async () => {
      const View = view as ComponentType;
      document.body.innerHTML = renderToStaticMarkup(<View />);
      expect(document.body.textContent.trim()).not.toBe('');
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });

    test('needs no inline style, which the content security policy forbids', () => {
      const View = view as ComponentType;
      expect(renderToStaticMarkup(<View />)).not.toMatch(/ style="/);
    });
  },
);

test('no two stories have the same name', () => {
  const names = stories.map(({ title, state }) => `${title}: ${state}`);
  expect(new Set(names).size).toBe(names.length);
});
