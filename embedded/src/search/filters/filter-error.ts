import { ApiError } from '#search/api-error.ts';

/** Error for a filter that Algolia rejects; the message is part of the response (status 400). */
export class FilterError extends ApiError {
  override readonly name = 'FilterError';

  constructor(message: string) {
    super(400, message);
  }
}
