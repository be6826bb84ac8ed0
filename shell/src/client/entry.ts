import { waitForNextTask } from './wait-for-next-task.ts';

/**
 * Entry of the page's main script. Evaluates its modules in separate tasks so that input is handled
 * between the tasks. All modules are bundled into this script; nothing is fetched.
 */
void loadMainScript();

async function loadMainScript(): Promise<void> {
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ '@gruenland/federation/facades/react-router.ts');
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ './main.tsx');
}
