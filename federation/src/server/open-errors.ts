/** The origin has no such release, or the remote is not watched. */
export class UnknownReleaseError extends Error {
  override readonly name = 'UnknownReleaseError';
}

/** The release exists but is unusable; the message states the reason. */
export class RefusedReleaseError extends Error {
  override readonly name = 'RefusedReleaseError';
}

/** The origin does not deliver the release's files. */
export class OriginUnavailableError extends Error {
  override readonly name = 'OriginUnavailableError';
}
