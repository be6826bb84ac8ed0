/**
 * Shape of errors that report an unavailable service. A page that fails with such an error responds
 * with 503 and `Retry-After` instead of 500. `instanceof` cannot recognize these errors, because
 * every release bundles its own copy of each class.
 */
export interface UnavailableError {
  readonly unavailable: true;
}

/** Whether the thrown value reports an unavailable service. */
export function isUnavailable(thrown: unknown): thrown is UnavailableError {
  return typeof thrown === 'object' && thrown !== null && 'unavailable' in thrown
    ? thrown.unavailable === true
    : false;
}
