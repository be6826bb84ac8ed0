/** A failed read from the content system (specification section 8: message, status, response). */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /**
   * HTTP status of the response. Undefined when there was no valid response: network error, timeout
   * or unreadable body.
   */
  readonly status: number | undefined;
  readonly response: unknown;
  /**
   * Whether the failure is temporary: incomplete response, rate limit or server error. If it is
   * temporary, the page offers a retry.
   */
  readonly unavailable: boolean;

  constructor(message: string, status?: number, response?: unknown) {
    super(message);
    this.status = status;
    this.response = response;
    this.unavailable = status === undefined || status < 300 || status === 429 || status >= 500;
  }
}

/**
 * Converts a rejection of the client to an error. The client rejects with plain objects `{message,
 * status?, response?}`.
 */
export function toContentError(rejection: unknown, path: string): ContentError {
  if (rejection instanceof ContentError) return rejection;
  const { message, status, response } = Object(rejection) as Record<string, unknown>;
  const text = typeof message === 'string' ? message : 'unknown error';
  return new ContentError(
    `content ${path}: ${text}`,
    typeof status === 'number' ? status : undefined,
    response,
  );
}
