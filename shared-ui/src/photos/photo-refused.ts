/** A photo that is taken for none; the message says why. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}
