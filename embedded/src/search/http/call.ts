import type { ApplicationFile } from '#search/application/application-file.ts';
import type { RequestLog } from '#search/application/request-log.ts';
import type { Acl } from '#search/keys/api-key.ts';
import type { Grant } from '#search/keys/grant.ts';
import type { KeyRing } from '#search/keys/key-ring.ts';
import type { SearchThread } from '#search/worker/search-thread.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** One request, read and allowed. */
export interface Call {
  readonly thread: SearchThread;
  readonly keys: KeyRing;
  readonly application: ApplicationFile;
  readonly requestLog: RequestLog;
  readonly grant: Grant;
  /** Parts of the path that the endpoint names, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** A header of the request, or what stands for it in the address; empty where there is none. */
  readonly header: (name: string) => string;
  readonly body: unknown;
}

/** What is sent: an object, or text that is JSON already. */
export type Answer = object | string;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/1/indexes/{index}/query`; `*` stands for itself. */
  readonly path: string;
  /** One of these is enough. */
  readonly acl: readonly Acl[];
  readonly answer: (call: Call) => Promise<Answer>;
}
