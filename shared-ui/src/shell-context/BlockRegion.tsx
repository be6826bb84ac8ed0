import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/**
 * Shows the content blocks which the page's loader put into the region, each rendered by the
 * remote that owns it. An unknown or empty region shows nothing. Throws outside the shell.
 */
export function BlockRegion({ name }: { readonly name: string }) {
  const context = useContext(RenderContext);
  if (!context) throw new Error(`BlockRegion "${name}": no shell around this component.`);
  const nodes = context.regions[name];
  if (!nodes || nodes.length === 0) return null;
  return <context.BlockRegion nodes={nodes} />;
}
