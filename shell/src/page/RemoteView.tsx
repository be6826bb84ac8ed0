import { createElement, use, useEffect } from 'react';
import { markPartHydrated } from './hydrated-parts.ts';
import type { ViewReference } from './page-payload.ts';
import type { FetchTiming } from './view-source.ts';
import { ViewSourceContext } from './view-source.ts';

interface RemoteViewProps {
  readonly reference: ViewReference;
  readonly props: object;
  /** Id of the part that consists of this view; undefined for the frame of a page. */
  readonly partId?: string;
  /** When to fetch the files of the view if they are not loaded yet; defaults to `now`. */
  readonly fetchTiming?: FetchTiming | undefined;
}

/** Renders a view of a remote; suspends while its files load. */
export function RemoteView({ reference, props, partId, fetchTiming }: RemoteViewProps) {
  const source = use(ViewSourceContext);
  if (!source) throw new Error('no ViewSourceContext');
  const { remote, view } = reference;
  const component = use(source.getViewPromise(remote, view, fetchTiming));
  useEffect(() => {
    if (partId !== undefined) markPartHydrated(partId);
  }, [partId]);
  return createElement(component, props);
}
