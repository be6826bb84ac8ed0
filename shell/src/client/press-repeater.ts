import { AREA_PART, isPartHydrated, waitForHydratedPart } from '#page/hydrated-parts.ts';
import type { HeldPress, PressRepeater } from './hold-presses.ts';
import { repeatChange } from './repeat-change.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

/**
 * Repeats each press as soon as what was pressed is hydrated. For a click, React hydrates the frame or
 * the area of a page at once. It drops a click in a block or slot whose script is still loading, and
 * every change of a field: when the field is hydrated, React takes its changed value for the known one.
 *
 * @param frameHydrated resolves when the frame of the page is hydrated
 * @param interactivePartIds ids of the blocks and slots that the browser hydrates
 */
export function createPressRepeater(
  frameHydrated: Promise<void>,
  interactivePartIds: readonly string[],
): PressRepeater {
  let isFrameHydrated = false;
  void frameHydrated.then(() => (isFrameHydrated = true));
  /** Returns the id of the part with an element; undefined for the frame. */
  const findPartId = (element: Element): string | undefined => {
    const partId = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (partId !== undefined && interactivePartIds.includes(partId)) return partId;
    return element.closest('[data-area]') ? AREA_PART : undefined;
  };
  return {
    isHandledByReact: (element, type) => {
      const partId = findPartId(element);
      if (type === 'click' && (partId === undefined || partId === AREA_PART)) return true;
      return partId === undefined ? isFrameHydrated : isPartHydrated(partId);
    },
    waitUntilRepeatable: async ({ element }) => {
      const partId = findPartId(element);
      await (partId === undefined ? frameHydrated : waitForHydratedPart(partId));
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
