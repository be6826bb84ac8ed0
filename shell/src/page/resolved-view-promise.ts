import type { ViewComponent } from './view-component.ts';

const promises = new WeakMap<ViewComponent, Promise<ViewComponent>>();

/**
 * Returns a promise that React's `use` reads synchronously, because its `status` and `value` are
 * set. Returns the same promise for the same view.
 */
export function getResolvedViewPromise(view: ViewComponent): Promise<ViewComponent> {
  let promise = promises.get(view);
  if (!promise) {
    promise = Object.assign(Promise.resolve(view), { status: 'fulfilled', value: view });
    promises.set(view, promise);
  }
  return promise;
}
