/**
 * What an error must have to say: a service behind this page is away for the moment. Pages answer
 * it with 503 and a retry instead of 500. A shape and no class, because every release carries its
 * own copies of classes.
 */
export interface Unavailable {
  readonly unavailable: true;
}

/** Whether what was thrown says that a service is away for the moment. */
export function isUnavailable(thrown: unknown): thrown is Unavailable {
  return typeof thrown === 'object' && thrown !== null && 'unavailable' in thrown
    ? thrown.unavailable === true
    : false;
}
