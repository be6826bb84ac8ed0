import { nextTask } from './next-task.ts';

/**
 * Where the page's main script begins. It evaluates what the page is made of in tasks of their own, so
 * that a finger on a slow phone never waits for all of it; nothing is fetched, it is all in this script.
 */
void begin();

async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main.tsx');
}
