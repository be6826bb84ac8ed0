import { createHash } from 'node:crypto';

export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const;

export type LogType = (typeof LOG_TYPES)[number];

/** A request that was answered. Contains neither the caller nor the search words. */
export interface LoggedRequest {
  readonly method: string;
  /** Path without the query parameters, because these may contain credentials. */
  readonly path: string;
  readonly index: string | null;
  readonly type: 'query' | 'build';
  readonly status: number;
  readonly durationMs: number;
  /** Time of the response in milliseconds since 1970. */
  readonly respondedAtMs: number;
}

/** Maximum number of logged requests, as in Algolia. */
const MAX_LOGGED_REQUESTS = 1000;

/** Keeps the application's most recent requests in memory. */
export class RequestLog {
  readonly #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > MAX_LOGGED_REQUESTS) this.#requests.shift();
  }

  /** Returns requests, the newest first, in the format of `GET /1/logs`. */
  read(type: LogType, index: string | null, offset: number, length: number): object[] {
    return this.#requests
      .toReversed()
      .filter((request) => type === 'all' || matchesLogType(type, request))
      .filter((request) => index === null || request.index === index)
      .slice(offset, offset + length)
      .map(toResponseEntry);
  }
}

function matchesLogType(type: LogType, { type: requestType, status }: LoggedRequest): boolean {
  return type === 'error' ? status >= 400 : requestType === type;
}

function toResponseEntry({
  method,
  path,
  index,
  status,
  durationMs,
  respondedAtMs,
}: LoggedRequest): object {
  const timestamp = new Date(respondedAtMs).toISOString();
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
    processing_time_ms: String(Math.round(durationMs)),
    ...(index !== null && { index }),
  };
}
