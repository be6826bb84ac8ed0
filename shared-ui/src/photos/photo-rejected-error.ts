/** Thrown if a photo cannot be used; the message is a German reason for users. */
export class PhotoRejectedError extends Error {
  override readonly name = 'PhotoRefused';
}
