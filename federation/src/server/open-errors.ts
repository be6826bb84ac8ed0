/** The origin has no such release, or nobody watches that remote. */
export class UnknownReleaseError extends Error {
  override readonly name = 'UnknownReleaseError';
}

/** A release is there but not fit for use; the message says why. */
export class RefusedReleaseError extends Error {
  override readonly name = 'RefusedReleaseError';
}

/** The release's files do not come. */
export class OriginAwayError extends Error {
  override readonly name = 'OriginAwayError';
}
