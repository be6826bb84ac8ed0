import type { ViewComponent } from './view-component.ts';

const fulfilled = new WeakMap<ViewComponent, Promise<ViewComponent>>();

/**
 * A view that needs no waiting, as a promise that React's `use` reads at once: it looks at `status`
 * and `value` first. The same promise for the same view.
 */
export function viewAtHand(view: ViewComponent): Promise<ViewComponent> {
  let promise = fulfilled.get(view);
  if (!promise) {
    promise = Object.assign(Promise.resolve(view), { status: 'fulfilled', value: view });
    fulfilled.set(view, promise);
  }
  return promise;
}
