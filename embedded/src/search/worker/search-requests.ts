import type { SearchRecord } from '#search/records/search-record.ts';
import type { Operation } from '#search/store/operation.ts';

/** Restrictions that an API key adds to every search with this key. */
export interface KeyRestrictions {
  readonly filters?: string;
  /** Search parameters of the key, except `filters`. They replace the parameters of the request. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Maximum number of hits per query. */
  readonly maxHits?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** List of all indices in the format of Algolia. */
export interface IndexList {
  readonly items: readonly { readonly name: string; readonly entries: number }[];
  readonly nbPages: number;
}

export interface SubQuery {
  readonly indexName: string;
  /** Name of the facet whose values are searched; null to search documents. */
  readonly facet: string | null;
  /** Parameters as the client has sent them: as keys, URL-encoded in `params`, or both. */
  readonly params: Fields;
}

export interface RecommendSubQuery {
  readonly indexName: string;
  readonly model: string;
  readonly objectID?: string;
  readonly facetName?: string;
  readonly facetValue?: string;
  readonly threshold: number;
  readonly most: number;
  readonly queryParameters: Fields;
  /** Parameters of the fallback search, which is run if there are too few recommendations. */
  readonly fallbackParameters: Fields | null;
}

/** Requests from the main thread to the worker: their names, arguments and results. */
export interface SearchRequests {
  /**
   * Returns the response as JSON text. The worker creates this text, because creating it would
   * block the main thread.
   */
  search(
    subQueries: readonly SubQuery[],
    restrictions: KeyRestrictions,
    stopIfEnough: boolean,
  ): string;
  browse(index: string, params: Fields, restrictions: KeyRestrictions): object;
  objects(
    subQueries: readonly {
      indexName: string;
      objectID: string;
      attributes: readonly string[] | null;
    }[],
    includesHiddenAttributes: boolean,
  ): (object | null)[];
  recommend(subQueries: readonly RecommendSubQuery[], restrictions: KeyRestrictions): object;
  accept(operation: Operation): number;
  isPublished(taskID: number): boolean;
  exists(index: string): boolean;
  indices(): IndexList;
  settings(index: string): object;
  entries(index: string, kind: 'synonyms' | 'rules'): readonly object[];
  /** Returns all records of a hidden index. */
  hiddenRecords(name: string): readonly SearchRecord[];
  events(events: readonly Fields[]): number;
  status(): { readonly indices: number; readonly documents: number; readonly tasks: number };
  save(): null;
  close(): null;
}

export type RequestName = keyof SearchRequests;
export type RequestArguments<Name extends RequestName> = Parameters<SearchRequests[Name]>;
export type RequestResult<Name extends RequestName> = ReturnType<SearchRequests[Name]>;

export interface WorkerRequest {
  readonly id: number;
  readonly name: RequestName;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly status: number; readonly message: string } };
