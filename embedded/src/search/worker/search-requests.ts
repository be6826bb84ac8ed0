import type { SearchRecord } from '#search/records/search-record.ts';
import type { Operation } from '#search/store/operation.ts';

/** Fields that a key adds to every search made with it. */
export interface KeyRestrictions {
  readonly filters?: string;
  /** Other search parameters of the key; they win over the request's. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Hits that one query may answer with. */
  readonly mostHits?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** All indices, as Algolia lists them. */
export interface IndexList {
  readonly items: readonly { readonly name: string; readonly entries: number }[];
  readonly nbPages: number;
}

export interface SearchWish {
  readonly indexName: string;
  /** Facet whose values are searched; null searches documents. */
  readonly facet: string | null;
  /** As sent: plain parameters, `params` as text, or both. */
  readonly params: Fields;
}

export interface RecommendWish {
  readonly indexName: string;
  readonly model: string;
  readonly objectID?: string;
  readonly facetName?: string;
  readonly facetValue?: string;
  readonly threshold: number;
  readonly most: number;
  readonly queryParameters: Fields;
  /** Of the search that fills up where there are fewer recommendations than asked for. */
  readonly fallbackParameters: Fields | null;
}

/** What the request thread may ask the worker: name, arguments, answer. */
export interface SearchRequests {
  /** Text of the JSON answer, written by the worker. */
  search(
    wishes: readonly SearchWish[],
    restrictions: KeyRestrictions,
    stopIfEnough: boolean,
  ): string;
  browse(index: string, params: Fields, restrictions: KeyRestrictions): object;
  objects(
    wishes: readonly {
      indexName: string;
      objectID: string;
      attributes: readonly string[] | null;
    }[],
    withHidden: boolean,
  ): (object | null)[];
  recommend(wishes: readonly RecommendWish[], restrictions: KeyRestrictions): object;
  accept(operation: Operation): number;
  isPublished(taskID: number): boolean;
  exists(index: string): boolean;
  indices(): IndexList;
  settings(index: string): object;
  entries(index: string, kind: 'synonyms' | 'rules'): readonly object[];
  /** All records of an index that no address names. */
  hidden(name: string): readonly SearchRecord[];
  events(events: readonly Fields[]): number;
  status(): { readonly indices: number; readonly documents: number; readonly tasks: number };
  save(): null;
  close(): null;
}

export type RequestName = keyof SearchRequests;
export type RequestArguments<Name extends RequestName> = Parameters<SearchRequests[Name]>;
export type RequestAnswer<Name extends RequestName> = ReturnType<SearchRequests[Name]>;

export interface Question {
  readonly id: number;
  readonly name: RequestName;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly status: number; readonly message: string } };
