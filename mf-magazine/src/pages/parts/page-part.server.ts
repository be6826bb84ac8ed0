import type { BlockDefinition, ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';
import { parsed, refused } from '#blocks/parse-result.ts';
import { staticBlock } from '#blocks/static-block.ts';

/**
 * Parts of a page that need no script travel as blocks: a loader makes them, the shell renders them
 * to HTML, and the page that is hydrated stays nearly empty. The model hangs on a symbol, which no
 * content can hold: a story that names such a part is refused like a broken block.
 */
const MODEL: unique symbol = Symbol('model of a page part');

type PartBlock<Model> = RawBlock & { readonly [MODEL]?: Model };

/** A kind of part: its definition for the registry and how a loader makes one. */
export interface PagePart<Model> {
  readonly name: string;
  readonly definition: BlockDefinition<Model>;
  readonly make: (model: Model) => RawBlock;
}

/** Declares a kind of part. */
export function pagePart<Model>(
  name: string,
  view: View<{ readonly model: Model }>,
): PagePart<Model> {
  return {
    name,
    definition: staticBlock<Model>({ parse: readPart<Model>, view }),
    make: (model) => ({ _uid: name, component: name, [MODEL]: model }) as PartBlock<Model>,
  };
}

function readPart<Model>(raw: RawBlock): ParseResult<Model> {
  const model = (raw as PartBlock<Model>)[MODEL];
  return model === undefined ? refused(`${raw.component} is no block for stories`) : parsed(model);
}
