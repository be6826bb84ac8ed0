import type { LoadContext } from './load-context.ts';
import type { LazyView } from './view.ts';

/** A content block as the content system delivers it. */
export interface RawBlock {
  readonly _uid: string;
  readonly component: string;
  readonly [field: string]: unknown;
}

/**
 * Result of a block's parser: a model, or an error with the name of the faulty field. Parsers never
 * throw.
 */
export type ParseResult<Model> =
  | { readonly ok: true; readonly model: Model }
  | { readonly ok: false; readonly problem: string };

/** Props of a block's view. A container block finds its rendered child blocks in `regions`. */
export interface BlockViewProps<Model = unknown, Data = undefined> {
  readonly model: Model;
  readonly data: Data;
  /** Rendered child blocks by region name, as React nodes. */
  readonly regions: Readonly<Record<string, any>>;
}

/**
 * Block name under which a remote registers the handler for unknown blocks. The handler's `expand`
 * returns the blocks and texts inside an unknown block. Live pages show only these blocks and
 * texts; previews also show a box for the unknown block.
 */
export const UNKNOWN_BLOCK = 'unknown_block';

/**
 * When the browser needs the script of a block.
 * - `never`: rendered on the server only; its HTML stays unchanged and needs no script.
 * - `always`: hydrated with the page.
 * - `idle`: hydrated when the browser is idle.
 * - `children`: only if one of its child blocks needs script (grids and other containers).
 */
export type Hydration = 'never' | 'always' | 'idle' | 'children';

export interface BlockDefinition<Model = any, Data = any> {
  readonly hydrate: Hydration;
  /**
   * Whether this block replaces another remote's block of the same name while that remote is
   * unavailable.
   */
  readonly fallback?: boolean | undefined;
  /**
   * Parses raw content into a model, or returns an error. Runs only on the server, once for each
   * version of the content, so that the result must not depend on the time.
   */
  readonly parse?: ((raw: RawBlock) => ParseResult<Model>) | undefined;
  /**
   * Returns the blocks that replace this block before parsing, for example for rich text with
   * embedded blocks. Runs only on the server, once for each version of the content.
   */
  readonly expand?: ((raw: RawBlock) => readonly RawBlock[] | undefined) | undefined;
  /** Returns the child blocks of the block by region name. Runs only on the server. */
  readonly regions?: ((model: Model) => Readonly<Record<string, readonly RawBlock[]>>) | undefined;
  /**
   * Loads data that the content does not contain. All block loaders of a page share a deadline of
   * 0.6 s. Runs only on the server.
   */
  readonly loader?: ((model: Model, context: LoadContext) => Promise<Data>) | undefined;
  readonly view: LazyView<BlockViewProps<Model, Data>>;
}

/** A block that the server has parsed and loaded, as sent to the browser. */
export type BlockNode =
  | {
      readonly kind: 'static';
      readonly id: string;
      readonly name: string;
      readonly remote: string;
      /** Reference to the block in the content system's editor; present only in previews. */
      readonly editable?: { readonly c: string; readonly uid: string };
      /**
       * Remotes that provide blocks nested in this block; the page also needs their stylesheets.
       */
      readonly inside?: readonly string[];
      /**
       * HTML of the block. Absent in the boot data of a server-rendered page, because the document
       * already contains this HTML.
       */
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
  /** An unknown or invalid block: not shown on live pages, a visible box in previews. */
  | {
      readonly kind: 'problem';
      readonly id: string;
      readonly name: string;
      readonly problem: string;
    };
