/** Thrown when a script of a remote cannot be loaded or throws an error. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
  }
}
