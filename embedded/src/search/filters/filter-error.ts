import { ApiError } from '#search/api-error.ts';

/**
 * Error for a filter that Algolia also rejects. The response has status 400 and contains the
 * message.
 */
export class FilterError extends ApiError {
  override readonly name = 'FilterError';

  constructor(message: string) {
    super(400, message);
  }
}
