import type { ApplicationFile } from '#search/application/application-file.ts';
import type { RequestLog } from '#search/application/request-log.ts';
import type { Acl } from '#search/keys/api-key.ts';
import type { Grant } from '#search/keys/grant.ts';
import type { KeyRing } from '#search/keys/key-ring.ts';
import type { SearchThread } from '#search/worker/search-thread.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A request whose key was accepted, with the parsed path and body. */
export interface Call {
  readonly thread: SearchThread;
  readonly keys: KeyRing;
  readonly application: ApplicationFile;
  readonly requestLog: RequestLog;
  readonly grant: Grant;
  /** Decoded values of the placeholders in the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /**
   * Returns the value of a request header or of the query parameter with the same meaning; an empty
   * text if the request has neither.
   */
  readonly header: (name: string) => string;
  readonly body: unknown;
}

/** Response body: an object, or a text that already is JSON. */
export type ResponseBody = object | string;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with placeholders, such as `/1/indexes/{index}/query`; `*` is a literal asterisk. */
  readonly path: string;
  /** Permissions; the key must have at least one of them. */
  readonly acl: readonly Acl[];
  readonly handle: (call: Call) => Promise<ResponseBody>;
}
