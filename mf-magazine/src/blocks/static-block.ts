import type { BlockDefinition, BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';

type StaticBlock<Model, Data> = Omit<BlockDefinition<Model, Data>, 'hydrate' | 'view'> & {
  readonly view: View<BlockViewProps<Model, Data>>;
};

/** A block that the server renders and for which the browser gets no script. */
export function staticBlock<Model, Data = undefined>({
  view,
  ...definition
}: StaticBlock<Model, Data>): BlockDefinition<Model, Data> {
  return { ...definition, hydrate: 'never', view: async () => view };
}
