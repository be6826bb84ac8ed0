import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { uiStories } from './ui-stories.tsx';

window.matchMedia ??= (() => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof window.matchMedia;

describe('every story', () => {
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  test('has a unique title and state', () => {
    const storyNames = uiStories.map(({ title, state }) => `${title}, ${state}`);
    expect(new Set(storyNames).size).toBe(storyNames.length);
  });

  test.each(uiStories.map((story) => [`${story.title}, ${story.state}`, story] as const))(
    '%s renders on the server and hydrates without warnings',
    async (_name, story) => {
      const warn = jest.spyOn(console, 'error');
      const View = story.view as ComponentType;
      const root = document.createElement('div');
      root.innerHTML = renderToString(<View />);
      document.body.append(root);
      expect(root.innerHTML).not.toBe('');
      // The content security policy forbids inline styles.
      expect(root.querySelectorAll('[style]')).toHaveLength(0);
      const problems = jest.fn();
      await act(async () => {
        hydrateRoot(root, <View />, { onRecoverableError: problems });
      });
      expect(problems).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
