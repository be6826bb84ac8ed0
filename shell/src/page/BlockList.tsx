import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { getEditableAttributes } from '#editor/editable.ts';
import { RegionBoundary } from './RegionBoundary.tsx';
import { RemoteView } from './RemoteView.tsx';
import { StaticHtml } from './StaticHtml.tsx';

/** Renders content blocks; a failing block does not affect the others. */
export function BlockList({ nodes }: { readonly nodes: readonly BlockNode[] }): ReactNode {
  return nodes.map((node) => <Block key={node.id} node={node} />);
}

function Block({ node }: { readonly node: BlockNode }): ReactNode {
  switch (node.kind) {
    case 'static':
      return (
        <StaticHtml
          id={node.id}
          name={node.name}
          remote={node.remote}
          html={node.html}
          kind="block"
          editable={node.editable}
        />
      );
    case 'interactive':
      return <InteractiveBlock node={node} />;
    case 'problem':
      return (
        <div data-part={node.id} data-problem={node.name} role="note">
          Baustein „{node.name}“ kann nicht gezeigt werden: {node.problem}
        </div>
      );
  }
}

function InteractiveBlock({
  node,
}: {
  readonly node: Extract<BlockNode, { kind: 'interactive' }>;
}): ReactNode {
  const api = use(ShellApiContext);
  const regions: Record<string, ReactNode> = {};
  for (const [name, nodes] of Object.entries(node.regions))
    regions[name] = <BlockList nodes={nodes} />;
  const reference = { remote: node.remote, view: `block:${node.name}` };
  return (
    <RegionBoundary
      {...reference}
      part={reference.view}
      fallback={null}
      {...createErrorHandlerProps(api)}
    >
      <div
        data-part={node.id}
        data-kind="block"
        data-name={node.name}
        data-remote={node.remote}
        {...getEditableAttributes(node.editable)}
      >
        <Suspense fallback={null}>
          <RemoteView
            reference={reference}
            partId={node.id}
            props={{ model: node.model, data: node.data, regions }}
          />
        </Suspense>
      </div>
    </RegionBoundary>
  );
}

function createErrorHandlerProps(api: React.ContextType<typeof ShellApiContext>) {
  return api ? { onError: api.analytics.reportError } : {};
}
