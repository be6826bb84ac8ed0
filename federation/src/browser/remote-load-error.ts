/**
 * Thrown when the scripts of a remote do not load or throw. A fallback can show `remote`, the name
 * of the remote.
 */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.remote = remote;
  }
}
