/** A read from the content system that failed (specification section 8: message, status, response). */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** Absent when no answer came: network error, time-out, unreadable answer. */
  readonly status: number | undefined;
  readonly response: unknown;
  /** No whole answer, a refusal for now or a fault over there: the page says so and offers a retry. */
  readonly unavailable: boolean;

  constructor(message: string, status?: number, response?: unknown) {
    super(message);
    this.status = status;
    this.response = response;
    this.unavailable = status === undefined || status < 300 || status === 429 || status >= 500;
  }
}

/** The client rejects with plain objects `{message, status?, response?}`; this makes an error of them. */
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
