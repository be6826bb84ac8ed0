import type { ComponentType, ReactNode } from 'react';
import { describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

/**
 * Disabled axe rules: `color-contrast` needs a browser and is checked by the e2e tests; the other
 * rules need a whole page.
 */
const ALWAYS_DISABLED_RULES = [
  'color-contrast',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
];

export interface StoryTestOptions {
  /** Adds the providers that a story needs around its view. */
  readonly wrapView?: (view: ReactNode) => ReactNode;
  /** Axe rules to disable besides `ALWAYS_DISABLED_RULES`; the caller states the reason in a comment. */
  readonly disabledRules?: readonly string[];
}

/**
 * Tests the stories of a package: each passes the axe checks, none contains an inline style
 * (forbidden by the content security policy), and all names are unique.
 */
export function testStories(
  stories: readonly StoryDefinition[],
  { wrapView = (view) => view, disabledRules = [] }: StoryTestOptions = {},
): void {
  const rules = Object.fromEntries(
    [...ALWAYS_DISABLED_RULES, ...disabledRules].map((rule) => [rule, { enabled: false }]),
  );
  const namedStories = stories.map((story) => [`${story.title}: ${story.state}`, story] as const);

  describe.each(namedStories)('%s', (_name, { view }) => {
    const View = view as ComponentType;
    const markup = () => renderToStaticMarkup(wrapView(<View />));

    test('has visible text and passes the axe checks', async () => {
      document.body.innerHTML = markup();
      expect(document.body.textContent.trim()).not.toBe('');
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });

    test('contains no inline style', () => {
      expect(markup()).not.toMatch(/ style="/);
    });
  });

  test('all story names are unique', () => {
    expect(new Set(namedStories.map(([name]) => name)).size).toBe(namedStories.length);
  });
}
