import type { BlockDefinition, ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';
import { acceptBlock, rejectBlock } from '#blocks/parse-result.ts';
import { defineStaticBlock } from '#blocks/static-block.ts';

/**
 * Key under which a block stores the model of a page part. Page parts are server-rendered sections
 * of a page: a loader creates them as blocks and the shell renders them. Content cannot contain a
 * symbol, so a story that names a page part is rejected.
 */
const MODEL_KEY: unique symbol = Symbol('model of a page part');

type PagePartBlock<Model> = RawBlock & { readonly [MODEL_KEY]?: Model };

/** A kind of page part: its block definition and a function that creates a part of this kind. */
export interface PagePart<Model> {
  readonly name: string;
  readonly definition: BlockDefinition<Model>;
  readonly make: (model: Model) => RawBlock;
}

/** Defines a kind of page part by its name and its view. */
export function definePagePart<Model>(
  name: string,
  view: View<{ readonly model: Model }>,
): PagePart<Model> {
  return {
    name,
    definition: defineStaticBlock<Model>({ parse: parsePagePart<Model>, view }),
    make: (model) => ({ _uid: name, component: name, [MODEL_KEY]: model }) as PagePartBlock<Model>,
  };
}

function parsePagePart<Model>(rawBlock: RawBlock): ParseResult<Model> {
  const model = (rawBlock as PagePartBlock<Model>)[MODEL_KEY];
  return model === undefined
    ? rejectBlock(`„${rawBlock.component}“ ist kein Baustein für Beiträge.`)
    : acceptBlock(model);
}
