import type { LoadContext } from './load-context.ts';
import type { LazyView } from './view.ts';

/**
 * Props of each slot, by slot name. A slot's props are a contract between the page that uses the
 * slot and the remote that provides it.
 */
export interface SlotProps {
  /** Search box in the header; works without script as a plain form. */
  'header.search': { readonly query?: string };
  /** Login link or account badge in the header. */
  'header.account': Record<string, never>;
  /** Menu of the account area, on pages with the layout `account`. */
  'account.menu': Record<string, never>;
  /** The newest ads in a row; `count` is the maximum number of ads. */
  'kleinanzeigen.latest': { readonly count: number };
  /** The next events in a list; `count` is the maximum number of events. */
  'veranstaltungen.next': { readonly count: number };
  /** Job postings that match the page; `count` is their maximum number. */
  'jobs.matching': { readonly count: number; readonly field?: string };
}

export type SlotName = keyof SlotProps;

/** One use of a slot on a page. `id` is unique on the page and stable between renders. */
export interface SlotRequest<Name extends SlotName = SlotName> {
  readonly id: string;
  readonly name: Name;
  readonly props: SlotProps[Name];
}

export interface SlotViewProps<Props = unknown, Data = unknown> {
  readonly props: Props;
  readonly data: Data;
}

export interface SlotDefinition<Props = any, Data = any> {
  /**
   * When the browser needs the slot's script, see `Hydration` of blocks; `children` is not
   * available.
   */
  readonly hydrate: 'never' | 'always' | 'idle';
  /**
   * Loads the slot's data. Server only, with the deadline of 0.6 s for secondary data. If loading
   * fails, the page shows the slot's fallback.
   */
  readonly loader?: ((props: Props, context: LoadContext) => Promise<Data>) | undefined;
  readonly view: LazyView<SlotViewProps<Props, Data>>;
}

/** A slot that the server has loaded, as sent to the browser. */
export type SlotNode =
  | {
      readonly kind: 'static';
      readonly id: string;
      readonly name: SlotName;
      readonly remote: string;
      readonly html?: string;
    }
  | {
      readonly kind: 'interactive';
      readonly id: string;
      readonly name: SlotName;
      readonly remote: string;
      readonly idle: boolean;
      readonly props: unknown;
      readonly data: unknown;
    }
  /**
   * The slot's remote is unavailable or has failed. Server and browser show the slot's fallback.
   */
  | { readonly kind: 'missing'; readonly id: string; readonly name: SlotName };
