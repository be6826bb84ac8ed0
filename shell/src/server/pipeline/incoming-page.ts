import type { FastifyRequest } from 'fastify';

/** A request for a page, as the HTTP layer passes it on. */
export interface IncomingPage {
  readonly request: FastifyRequest;
  readonly responseKind: 'document' | 'data';
  /** Raw request target of the page; for data requests the value of their `url` parameter. */
  readonly target: string;
  /** Release combination of the open tab; null for document requests. */
  readonly combination: string | null;
  /** True if the request sends a form to the page's action. */
  readonly isForm: boolean;
  /** True if the HTTP server could not parse the URL. */
  readonly isMalformed?: boolean;
  /** Aborts when the visitor closes the connection. */
  readonly signal: AbortSignal;
}
