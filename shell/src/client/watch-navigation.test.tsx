import { jest } from '@jest/globals';
import type { DataRouter } from 'react-router';
import { createShellStore } from '#store/create-shell-store.ts';
import { watchNavigation } from './watch-navigation.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

test('after a navigation, the document has the layout of the new page', () => {
  document.documentElement.dataset['layout'] = 'default';
  const subscribers: Subscriber[] = [];
  const router = {
    state: { location: { key: 'first' } },
    subscribe: (subscriber: Subscriber) => void subscribers.push(subscriber),
  };
  const onNavigated = jest.fn();
  const store = createShellStore();
  watchNavigation({ router: router as unknown as DataRouter, store, onNavigated });
  const page = { layout: 'cms', head: { title: 'Artikel' } };
  const newState = {
    navigation: { state: 'idle' },
    location: { key: 'second' },
    loaderData: { page },
  };
  for (const subscriber of subscribers) subscriber(newState as never, {} as never);
  expect(document.documentElement.dataset['layout']).toBe('cms');
  expect(onNavigated).toHaveBeenCalledWith(page);
});
