/** The parts of an error that may be logged. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
}

/** Matches email addresses, because mail servers often quote the recipient in errors. */
const emailPattern = /[^\s<>"'@]+@[^\s<>"'@]+/gu;

/**
 * Describes an error without the personal data that the error may contain. For a failed query,
 * returns the query text and the database's message, because the error's own message lists the
 * query's parameters.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an error object', stack: '' };
  }
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const codes = [error, cause].map((source) => (source as { code?: unknown } | undefined)?.code);
  const errorCode = codes.find((code) => typeof code === 'string');
  return {
    type: error.name,
    message: (query ? `${cause?.message ?? 'failed'}: ${query}` : error.message).replaceAll(
      emailPattern,
      '<address>',
    ),
    ...(errorCode && { code: errorCode }),
    stack: formatStackFrames(error),
  };
}

/** Returns at most 12 stack frames of an error, without the lines that repeat its message. */
function formatStackFrames(error: Error): string {
  const stackFrameLines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return stackFrameLines.slice(0, 12).join('\n');
}
