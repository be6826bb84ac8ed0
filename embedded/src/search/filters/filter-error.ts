import { ApiError } from '#search/api-error.ts';

/** A filter that Algolia would refuse; the message is what its caller reads (status 400). */
export class FilterError extends ApiError {
  override readonly name = 'FilterError';

  constructor(message: string) {
    super(400, message);
  }
}
