import type { ViewComponent } from './view-component.ts';

const promiseByView = new WeakMap<ViewComponent, Promise<ViewComponent>>();

/**
 * Returns a promise that React's `use` reads synchronously, because its `status` and `value` are
 * set. Returns the same promise for the same view.
 */
export function getResolvedViewPromise(view: ViewComponent): Promise<ViewComponent> {
  let promise = promiseByView.get(view);
  if (!promise) {
    promise = Object.assign(Promise.resolve(view), { status: 'fulfilled', value: view });
    promiseByView.set(view, promise);
  }
  return promise;
}
