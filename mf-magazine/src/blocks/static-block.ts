import type { BlockDefinition, BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';

type StaticBlock<Model, Data> = Omit<BlockDefinition<Model, Data>, 'hydrate' | 'view'> & {
  readonly view: View<BlockViewProps<Model, Data>>;
};

/** Defines a block that only the server renders. The browser loads no script for the block. */
export function defineStaticBlock<Model, Data = undefined>({
  view,
  ...definition
}: StaticBlock<Model, Data>): BlockDefinition<Model, Data> {
  return { ...definition, hydrate: 'never', view: async () => view };
}
