/**
 * Error with the status and body of the response that the hosted service sends (storyblok.md
 * section 1.3).
 */
export class ContentError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`content answer ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Creates the error for an unknown path and for an unknown or unpublished story. Its body is an
 * array; the bodies of all other errors are objects.
 */
export const createNotFoundError = (): ContentError =>
  new ContentError(404, ['This record could not be found']);

/**
 * Creates the error for a missing or wrong token, or for a draft requested with the public token.
 */
export const createUnauthorizedError = (): ContentError =>
  new ContentError(401, { error: 'Unauthorized' });

export const createBadRequestError = (message: string): ContentError =>
  new ContentError(400, { error: message });

export const createForbiddenParametersError = (names: readonly string[]): ContentError =>
  new ContentError(422, { error: `Parameter(s) ${names.join(', ')} not allowed` });

export const createRateLimitError = (requestsPerSecond: number): ContentError =>
  new ContentError(429, {
    error: `Rate limit of ${requestsPerSecond} request per second has been reached. Retry later.`,
  });
