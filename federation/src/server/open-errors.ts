/** Thrown when the origin has no such release, or the remote is not watched. */
export class UnknownReleaseError extends Error {
  override readonly name = 'UnknownReleaseError';
}

/** Thrown when the release exists but is unusable. The message states the reason. */
export class RefusedReleaseError extends Error {
  override readonly name = 'RefusedReleaseError';
}

/** Thrown when the origin does not deliver the release's files. */
export class OriginUnavailableError extends Error {
  override readonly name = 'OriginUnavailableError';
}
