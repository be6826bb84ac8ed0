import { isPartHydrated, waitForHydratedPart } from '#page/hydrated-parts.ts';
import type { HeldPress, PressOwner } from './hold-presses.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

/**
 * Creates the owner of presses, which repeats each as soon as what was pressed is hydrated. React
 * hydrates the area of a page at once when an event arrives there, but drops an event for a block or
 * slot whose script is still loading.
 *
 * @param pageHydrated resolves when the page without its late parts is hydrated
 * @param interactivePartIds ids of the blocks and slots that the browser hydrates
 */
export function createPressOwner(
  pageHydrated: Promise<void>,
  interactivePartIds: readonly string[],
): PressOwner {
  const findPartId = (element: Element): string | undefined => {
    const partId = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
    return partId !== undefined && interactivePartIds.includes(partId) ? partId : undefined;
  };
  return {
    isWaiting: (element) => {
      const partId = findPartId(element);
      return partId !== undefined && !isPartHydrated(partId);
    },
    repeat: async (press) => {
      const partId = findPartId(press.element);
      await (partId === undefined ? pageHydrated : waitForHydratedPart(partId));
      // React hydrates for an event only when it is not working, and this may follow an effect.
      await waitForNextTask();
      repeatPress(press);
    },
  };
}

function repeatPress({ element, type }: HeldPress): void {
  if (!element.isConnected) return;
  if (type === 'click') element.click();
  else element.dispatchEvent(new Event('change', { bubbles: true }));
}
