import { waitForHydratedPart } from '#page/hydrated-parts.ts';
import type { HeldPress } from './hold-presses.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

/**
 * Repeats the presses and changes from before hydration, each as soon as its owner is hydrated.
 * React hydrates the area of a page at once when an event arrives there, but drops an event for a
 * block or slot whose script is still loading.
 * @param interactivePartIds ids of the blocks and slots that the browser hydrates
 */
export function replayPresses(
  presses: readonly HeldPress[],
  interactivePartIds: readonly string[],
): void {
  for (const press of presses) void replayPress(press, interactivePartIds);
}

async function replayPress(
  { element, type }: HeldPress,
  interactivePartIds: readonly string[],
): Promise<void> {
  const partId = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
  if (partId !== undefined && interactivePartIds.includes(partId))
    await waitForHydratedPart(partId);
  // React hydrates for an event only when it is not working, and this is called in an effect.
  await waitForNextTask();
  if (!element.isConnected) return;
  if (type === 'click') element.click();
  else element.dispatchEvent(new Event('change', { bubbles: true }));
}
