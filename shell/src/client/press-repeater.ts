import { isPartHydrated, waitForHydratedPart } from '#page/hydrated-parts.ts';
import type { HeldPress, PressRepeater } from './hold-presses.ts';
import { repeatChange } from './repeat-change.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

/**
 * Repeats each press as soon as what was pressed is hydrated. React hydrates the area of a page at
 * once when an event arrives there, but drops an event for a block or slot whose script is still
 * loading.
 *
 * @param pageHydrated resolves when the frame of the page is hydrated
 * @param interactivePartIds ids of the blocks and slots that the browser hydrates
 */
export function createPressRepeater(
  pageHydrated: Promise<void>,
  interactivePartIds: readonly string[],
): PressRepeater {
  const findPartId = (element: Element): string | undefined => {
    const partId = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
    return partId !== undefined && interactivePartIds.includes(partId) ? partId : undefined;
  };
  return {
    isInUnhydratedPart: (element) => {
      const partId = findPartId(element);
      return partId !== undefined && !isPartHydrated(partId);
    },
    waitUntilRepeatable: async ({ element }) => {
      const partId = findPartId(element);
      await (partId === undefined ? pageHydrated : waitForHydratedPart(partId));
      // React hydrates for an event only when it is not working, and this may follow an effect.
      await waitForNextTask();
    },
    repeat: ({ element, type, input }: HeldPress) => {
      if (!element.isConnected) return;
      if (type === 'click') element.click();
      else repeatChange(element, input);
    },
  };
}
