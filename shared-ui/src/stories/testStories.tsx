import type { ComponentType, ReactNode } from 'react';
import { describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

/** Rules about whole pages, and about colours, which need a browser (e2e looks at those). */
const OFF = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main'];

export interface StoryTestOptions {
  /** What a room's parts must find around them. */
  readonly inside?: (view: ReactNode) => ReactNode;
  /** Further rules of axe that are off, with the reason beside them. */
  readonly off?: readonly string[];
}

/**
 * The tests of a room's stories: each shows something that everybody can read, none needs an
 * inline style, which the content security policy forbids, and no two have the same name.
 */
export function testStories(
  stories: readonly StoryDefinition[],
  { inside = (view) => view, off = [] }: StoryTestOptions = {},
): void {
  const rules = Object.fromEntries([...OFF, ...off].map((rule) => [rule, { enabled: false }]));
  const named = stories.map((story) => [`${story.title}: ${story.state}`, story] as const);

  describe.each(named)('%s', (_name, { view }) => {
    const View = view as ComponentType;
    const markup = () => renderToStaticMarkup(inside(<View />));

    test('shows something that everybody can read', async () => {
      document.body.innerHTML = markup();
      expect(document.body.textContent.trim()).not.toBe('');
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });

    test('needs no inline style', () => {
      expect(markup()).not.toMatch(/ style="/);
    });
  });

  test('no two stories have the same name', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });
}
