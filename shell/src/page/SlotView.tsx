import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { SlotName, SlotNode } from '@gruenland/shared-contracts/slot.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { SlotNodesContext } from './slot-nodes.ts';
import { StaticHtml } from './StaticHtml.tsx';
import type { FetchTiming } from './view-source.ts';

interface SlotViewProps {
  readonly id: string;
  readonly name: SlotName;
  /** Shown when no remote owns the slot or the owner's view fails. */
  readonly fallback?: ReactNode;
  /** When to fetch the files of the slot's view if they are not loaded yet; defaults to `now`. */
  readonly fetch?: FetchTiming;
}

/**
 * Renders a part that another remote provides for a slot. Server and browser show the fallback in
 * the same cases.
 */
export function SlotView({ id, fallback = null, fetch }: SlotViewProps): ReactNode {
  const api = use(ShellApiContext);
  const node: SlotNode | undefined = use(SlotNodesContext)[id];
  if (!node || node.kind === 'missing') return fallback;
  if (node.kind === 'static') {
    return (
      <StaticHtml id={id} name={node.name} remote={node.remote} html={node.html} kind="slot" />
    );
  }
  const reference = { remote: node.remote, view: `slot:${node.name}` };
  return (
    <RegionBoundary
      remote={node.remote}
      part={reference.view}
      fallback={fallback}
      {...(api ? { onError: api.analytics.reportError } : {})}
    >
      <div data-part={id} data-kind="slot" data-name={node.name} data-remote={node.remote}>
        <Suspense fallback={fallback}>
          <RemoteView
            reference={reference}
            partId={id}
            props={{ props: node.props, data: node.data }}
            fetchTiming={fetch}
          />
        </Suspense>
      </div>
    </RegionBoundary>
  );
}
