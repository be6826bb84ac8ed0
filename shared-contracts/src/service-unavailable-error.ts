/**
 * Thrown when the api returned no usable response. The visitor sees that the service is
 * unavailable.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly unavailable = true;
}
