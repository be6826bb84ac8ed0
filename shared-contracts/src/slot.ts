import type { LoadContext } from './load-context.ts';
import type { LazyView } from './view.ts';

/** Props which the place gives to the slot's owner; each slot name is a contract of its own. */
export interface SlotProps {
  /** Search box in the header; works as a plain form without script. */
  'header.search': { readonly query?: string };
  /** Sign-in link or account badge in the header. */
  'header.account': Record<string, never>;
  /** Newest Kleinanzeigen as a row. */
  'kleinanzeigen.latest': { readonly count: number };
  /** Next Veranstaltungen as a date list. */
  'veranstaltungen.next': { readonly count: number };
  /** Jobs that fit the page. */
  'jobs.matching': { readonly count: number; readonly field?: string };
}

export type SlotName = keyof SlotProps;

/** One use of a slot on a page; `id` is unique on the page and stable over renders. */
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
  /** As for blocks; `children` makes no sense here. */
  readonly hydrate: 'never' | 'always' | 'idle';
  /** Server only, secondary deadline (0.6 s). A failure shows the place's fallback. */
  readonly load?: ((props: Props, context: LoadContext) => Promise<Data>) | undefined;
  readonly view: LazyView<SlotViewProps<Props, Data>>;
}

/** A slot after the server has worked on it. */
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
  /** Its remote is away or failed: the place shows its own fallback on both sides. */
  | { readonly kind: 'missing'; readonly id: string; readonly name: SlotName };
