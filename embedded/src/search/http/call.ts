import type { ApplicationFile } from '#search/application/application-file.ts';
import type { RequestLog } from '#search/application/request-log.ts';
import type { Acl } from '#search/keys/api-key.ts';
import type { Grant } from '#search/keys/grant.ts';
import type { KeyRing } from '#search/keys/key-ring.ts';
import type { SearchThread } from '#search/worker/search-thread.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An authorised request with its parsed path and body. */
export interface Call {
  readonly thread: SearchThread;
  readonly keys: KeyRing;
  readonly application: ApplicationFile;
  readonly requestLog: RequestLog;
  readonly grant: Grant;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /**
   * Returns a request header or the query parameter that replaces it; an empty text if neither is
   * present.
   */
  readonly header: (name: string) => string;
  readonly body: unknown;
}

/** Response body: an object, or a text that is JSON already. */
export type Answer = object | string;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path pattern such as `/1/indexes/{index}/query`; `*` is no wildcard. */
  readonly path: string;
  /** Permissions of which the key needs at least one. */
  readonly acl: readonly Acl[];
  readonly answer: (call: Call) => Promise<Answer>;
}
