import { createElement, use } from 'react';
import type { ViewReference } from './page-payload.ts';
import type { FetchTiming } from './view-source.ts';
import { ViewSourceContext } from './view-source.ts';

interface RemoteViewProps {
  readonly reference: ViewReference;
  readonly props: object;
  /** When to fetch the files of the view if they are not loaded yet; defaults to `now`. */
  readonly fetchTiming?: FetchTiming | undefined;
}

/** Renders a view of a remote; suspends while its files load. */
export function RemoteView({ reference, props, fetchTiming }: RemoteViewProps) {
  const source = use(ViewSourceContext);
  if (!source) throw new Error('no ViewSourceContext');
  const { remote, view } = reference;
  return createElement(use(source.getViewPromise(remote, view, fetchTiming)), props);
}
