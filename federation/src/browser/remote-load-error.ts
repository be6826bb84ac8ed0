/**
 * Thrown when a script of a remote cannot be loaded or throws an error. A fallback can show
 * `remote`, the name of the remote.
 */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.remote = remote;
  }
}
