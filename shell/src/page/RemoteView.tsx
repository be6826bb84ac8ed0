import { createElement, use } from 'react';
import type { ViewReference } from './page-payload.ts';
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
  return createElement(use(source.arriving(remote, view)), props);
}
