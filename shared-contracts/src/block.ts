import type { LoadContext } from './load-context.ts';
import type { LazyView } from './view.ts';

/** A content block as the content system delivers it. */
export interface RawBlock {
  readonly _uid: string;
  readonly component: string;
  readonly [field: string]: unknown;
}

/** Outcome of a parser: a model, or what is wrong with which field. Parsers never throw. */
export type ParseResult<Model> =
  | { readonly ok: true; readonly model: Model }
  | { readonly ok: false; readonly problem: string };

/** Props of a block's view. Containers find their rendered children in `regions`. */
export interface BlockViewProps<Model = unknown, Data = undefined> {
  readonly model: Model;
  readonly data: Data;
  /** Rendered children by region name (React nodes). */
  readonly regions: Readonly<Record<string, any>>;
}

/**
 * Under this name a remote registers a block whose `expand` tells what can be shown of a block that
 * nobody knows: the blocks and texts it holds. Live pages show these, previews the unknown block as
 * well. Since revision 13; older shells leave unknown blocks out.
 */
export const UNKNOWN_BLOCK = 'unknown_block';

/**
 * When the browser needs the block's script.
 * `never`: rendered by the server only, its HTML is kept as it stands (costs no script).
 * `always`: hydrated with the page. `idle`: hydrated when the browser is idle.
 * `children`: only when one of its child blocks needs script (grids and other containers).
 */
export type Hydration = 'never' | 'always' | 'idle' | 'children';

export interface BlockDefinition<Model = any, Data = any> {
  readonly hydrate: Hydration;
  /**
   * Stands in for another remote's block of the same name while that remote is away, and yields to
   * it otherwise. Since revision 1; an older shell keeps whichever comes first.
   */
  readonly fallback?: boolean | undefined;
  /** Raw content in, model or typed error out. Server only. */
  readonly parse?: ((raw: RawBlock) => ParseResult<Model>) | undefined;
  /** Replaces the block by others before parsing, e.g. rich text with embedded blocks. Server only. */
  readonly expand?: ((raw: RawBlock) => readonly RawBlock[] | undefined) | undefined;
  /** Child blocks by region name. Server only. */
  readonly regions?: ((model: Model) => Readonly<Record<string, readonly RawBlock[]>>) | undefined;
  /** Data beyond the content, within 0.6 s together with all loads of the page. Server only. */
  readonly load?: ((model: Model, context: LoadContext) => Promise<Data>) | undefined;
  readonly view: LazyView<BlockViewProps<Model, Data>>;
}

/** A block after the server has worked on it; this is what travels to the browser. */
export type BlockNode =
  | {
      readonly kind: 'static';
      readonly id: string;
      readonly name: string;
      readonly remote: string;
      /** Which block of the content system it is; in previews only. Since revision 2. */
      readonly editable?: { readonly c: string; readonly uid: string };
      /** Remotes of the parts inside it, whose stylesheets the page needs as well. */
      readonly inside?: readonly string[];
      /** Absent in the boot data of a server-rendered page: the document already holds it. */
      readonly html?: string;
    }
  | {
      readonly kind: 'interactive';
      readonly editable?: { readonly c: string; readonly uid: string };
      readonly id: string;
      readonly name: string;
      readonly remote: string;
      readonly idle: boolean;
      readonly model: unknown;
      readonly data: unknown;
      readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
    }
  /** Unknown or broken block: nothing on the live page, a visible box in preview. */
  | {
      readonly kind: 'problem';
      readonly id: string;
      readonly name: string;
      readonly problem: string;
    };
