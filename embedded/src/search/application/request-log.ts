import { createHash } from 'node:crypto';

export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const;

export type LogType = (typeof LOG_TYPES)[number];

/** One answered request. The caller and the search words are not kept. */
export interface LoggedRequest {
  readonly method: string;
  /** Path without parameters, because those contain credentials. */
  readonly path: string;
  readonly index: string | null;
  readonly type: 'query' | 'build';
  readonly status: number;
  readonly milliseconds: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Number of entries, as in Algolia. */
const MAX = 1000;

/** The last requests of the application, in memory. */
export class RequestLog {
  readonly #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > MAX) this.#requests.shift();
  }

  /** Newest first, as `GET /1/logs` answers them. */
  read(type: LogType, index: string | null, offset: number, length: number): object[] {
    return this.#requests
      .toReversed()
      .filter((request) => type === 'all' || isOf(type, request))
      .filter((request) => index === null || request.index === index)
      .slice(offset, offset + length)
      .map(written);
  }
}

function isOf(type: LogType, { type: own, status }: LoggedRequest): boolean {
  return type === 'error' ? status >= 400 : own === type;
}

function written({ method, path, index, status, milliseconds, at }: LoggedRequest): object {
  const timestamp = new Date(at).toISOString();
  return {
    timestamp,
    method,
    answer_code: String(status),
    query_body: '',
    answer: '',
    url: path,
    ip: '',
    query_headers: '',
    sha1: createHash('sha1').update(`${timestamp} ${method} ${path}`).digest('hex'),
    nb_api_calls: '1',
    processing_time_ms: String(Math.round(milliseconds)),
    ...(index !== null && { index }),
  };
}
