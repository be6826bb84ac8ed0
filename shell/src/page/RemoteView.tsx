import { createElement, use } from 'react';
import type { ViewReference } from './page-payload.ts';
import type { FetchMoment } from './view-source.ts';
import { ViewSourceContext } from './view-source.ts';

interface RemoteViewProps {
  readonly reference: ViewReference;
  readonly props: object;
  /** When its files are fetched, if they are not there yet; `now` unless told. */
  readonly fetch?: FetchMoment | undefined;
}

/** Renders a view of a remote; suspends while its files are still on their way. */
export function RemoteView({ reference, props, fetch }: RemoteViewProps) {
  const source = use(ViewSourceContext);
  if (!source) throw new Error('no view source');
  const { remote, view } = reference;
  return createElement(use(source.arriving(remote, view, fetch)), props);
}
