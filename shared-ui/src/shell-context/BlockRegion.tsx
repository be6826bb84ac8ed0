import { RenderContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext } from 'react';

/**
 * Renders the content blocks of a region of the page; each block is rendered by the remote that
 * owns it. Unknown or empty regions render nothing.
 *
 * @throws Error outside the shell
 */
export function BlockRegion({ name }: { readonly name: string }) {
  const context = useContext(RenderContext);
  if (!context) throw new Error(`BlockRegion "${name}" must be rendered inside the shell.`);
  const nodes = context.regions[name];
  if (!nodes || nodes.length === 0) return null;
  return <context.BlockRegion nodes={nodes} />;
}
