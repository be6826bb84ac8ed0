import type { LoadContext } from './load-context.ts';
import type { LazyView } from './view.ts';

/** A content block as the content system delivers it. */
export interface RawBlock {
  readonly _uid: string;
  readonly component: string;
  readonly [field: string]: unknown;
}

/**
 * Result of a parser: a model, or an error with the name of the faulty field. Parsers never throw.
 */
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
 * A remote registers a block under this name to handle unknown blocks. Its `expand` returns the
 * blocks and texts inside an unknown block. Live pages show these; previews also show the unknown
 * block.
 */
export const UNKNOWN_BLOCK = 'unknown_block';

/**
 * When the browser needs the block's script.
 * - `never`: rendered on the server only; its HTML stays unchanged and needs no script.
 * - `always`: hydrated with the page.
 * - `idle`: hydrated when the browser is idle.
 * - `children`: only if one of its child blocks needs script (grids and other containers).
 */
export type Hydration = 'never' | 'always' | 'idle' | 'children';

export interface BlockDefinition<Model = any, Data = any> {
  readonly hydrate: Hydration;
  /**
   * Replaces another remote's block of the same name while that remote is unavailable.
   */
  readonly fallback?: boolean | undefined;
  /** Turns raw content into a model or a typed error. Server only. */
  readonly parse?: ((raw: RawBlock) => ParseResult<Model>) | undefined;
  /**
   * Replaces the block with other blocks before parsing, for example rich text with embedded
   * blocks. Server only.
   */
  readonly expand?: ((raw: RawBlock) => readonly RawBlock[] | undefined) | undefined;
  /** Child blocks by region name. Server only. */
  readonly regions?: ((model: Model) => Readonly<Record<string, readonly RawBlock[]>>) | undefined;
  /**
   * Loads data beyond the content. The deadline of 0.6 s is shared by all such loads of the page.
   * Server only.
   */
  readonly loader?: ((model: Model, context: LoadContext) => Promise<Data>) | undefined;
  readonly view: LazyView<BlockViewProps<Model, Data>>;
}

/** A processed block as sent to the browser. */
export type BlockNode =
  | {
      readonly kind: 'static';
      readonly id: string;
      readonly name: string;
      readonly remote: string;
      /**
       * Reference to the block in the content system's editor; in previews only.
       */
      readonly editable?: { readonly c: string; readonly uid: string };
      /**
       * Remotes that provide nested blocks; the page needs the stylesheets of these remotes too.
       */
      readonly inside?: readonly string[];
      /**
       * Absent in the boot data of a server-rendered page, because the document already contains
       * this HTML.
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
  /** Unknown or invalid block: not shown on live pages, a visible box in previews. */
  | {
      readonly kind: 'problem';
      readonly id: string;
      readonly name: string;
      readonly problem: string;
    };
