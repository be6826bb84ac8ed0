import { createElement, use } from 'react';
import type { ViewReference } from './page-payload.ts';
import type { ViewComponent } from './view-component.ts';
import { ViewSourceContext } from './view-source.ts';

interface RemoteViewProps {
  readonly reference: ViewReference;
  readonly props: object;
}

/** Renders a view of a remote; suspends while its files are still on their way. */
export function RemoteView({ reference, props }: RemoteViewProps) {
  const source = use(ViewSourceContext);
  if (!source) throw new Error('no view source');
  const { remote, view } = reference;
  const known = source.find(remote, view);
  // React wants `use` in every render of a component that has waited once.
  return createElement(use(known ? atHand(known) : source.arriving(remote, view)), props);
}

const fulfilled = new WeakMap<ViewComponent, Promise<ViewComponent>>();

/** A promise that React reads without waiting: it looks at `status` and `value` first. */
function atHand(view: ViewComponent): Promise<ViewComponent> {
  let promise = fulfilled.get(view);
  if (!promise) {
    promise = Object.assign(Promise.resolve(view), { status: 'fulfilled', value: view });
    fulfilled.set(view, promise);
  }
  return promise;
}
