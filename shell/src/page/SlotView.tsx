import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { SlotName, SlotNode } from '@gruenland/shared-contracts/slot.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { SlotNodesContext } from './slot-nodes.ts';
import { StaticHtml } from './StaticHtml.tsx';

interface SlotViewProps {
  readonly id: string;
  readonly name: SlotName;
  /** What the place shows while the slot's owner is away. */
  readonly fallback?: ReactNode;
}

/** A place for another remote's part, with the fallback of the place on both sides. */
export function SlotView({ id, fallback = null }: SlotViewProps): ReactNode {
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
          <RemoteView reference={reference} props={{ props: node.props, data: node.data }} />
        </Suspense>
      </div>
    </RegionBoundary>
  );
}
