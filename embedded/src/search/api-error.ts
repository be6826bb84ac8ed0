/** Error with an HTTP status. The body of the response is `{ message, status }`, as in Algolia. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const createIndexMissingError = (index: string): ApiError =>
  new ApiError(404, `Index ${index} does not exist`);
