import type { KeyObject } from 'node:crypto';
import type { DevBuild } from '#dev/dev-build.ts';
import { describeFetchFailure } from '#publish/shells.ts';
import { signPreviewLink } from '#release/preview-link.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Seconds for which the printed preview link is valid. */
const PREVIEW_LINK_SECONDS = 12 * 3600;
/** Seconds for which the signature of one push is valid. */
const PUSH_SIGNATURE_SECONDS = 60;
/**
 * Milliseconds to wait for the shell's response to a push. This time includes the sandbox check.
 */
const PUSH_TIMEOUT_MS = 20_000;
const HEALTH_TIMEOUT_MS = 3000;

/** Thrown when the shell does not respond. A retry may succeed. */
export class ShellUnavailableError extends Error {
  override readonly name = 'ShellUnavailableError';
}

/** Thrown when the shell does not trust the signing key. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
}

/** Thrown when the shell refuses the build and keeps the previous one. */
export class DevBuildRefusedError extends Error {
  override readonly name = 'DevBuildRefusedError';
  /** Stack of the error that the build threw; empty if it threw none. */
  readonly thrownStack: string;

  constructor(reason: string, thrownStack: string) {
    super(reason);
    this.thrownStack = thrownStack;
  }
}

/** HTTP client of the dev server for one shell. */
export class ShellLink {
  readonly shellUrl: string;
  readonly #remote: string;
  readonly #base: string;
  readonly #key: KeyObject;

  /**
   * @param shellUrl base URL of the shell
   * @param base URL of the dev server's files, with trailing slash
   */
  constructor(shellUrl: string, remote: string, base: string, key: KeyObject) {
    this.shellUrl = shellUrl;
    this.#remote = remote;
    this.#base = base;
    this.#key = key;
  }

  /** Returns the preview link, which shows the dev build only in the browser that opens it. */
  get previewUrl(): string {
    return `${this.shellUrl}/?vorschau=${this.#createPreviewLink(PREVIEW_LINK_SECONDS)}`;
  }

  /**
   * Fetches the build mode of the shell.
   *
   * @throws {ShellUnavailableError}
   */
  async fetchMode(signal: AbortSignal): Promise<BuildMode> {
    const response = await this.#fetch('/health', {}, HEALTH_TIMEOUT_MS, signal);
    const health = (await response.json().catch(() => null)) as { readonly mode?: unknown } | null;
    return health?.mode === 'development' ? 'development' : 'production';
  }

  /**
   * @throws {ShellUnavailableError | KeyRefusedError | DevBuildRefusedError} with a readable
   *   message
   */
  async push({ document, bundle, signature }: DevBuild, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({ document, bundle, signature });
    const headers = {
      'content-type': 'application/json',
      'x-preview-link': this.#createPreviewLink(PUSH_SIGNATURE_SECONDS),
    };
    const request = { method: 'PUT', headers, body };
    const response = await this.#fetch(
      `/_hooks/dev-builds/${this.#remote}`,
      request,
      PUSH_TIMEOUT_MS,
      signal,
    );
    if (response.ok) return;
    const responseBody = (await response.json().catch(() => null)) as {
      readonly error?: unknown;
      readonly stack?: unknown;
    } | null;
    const reason =
      typeof responseBody?.error === 'string' ? responseBody.error : `answers ${response.status}`;
    if (response.status === 403) {
      throw new KeyRefusedError(
        `The shell ${this.shellUrl} trusts another key (${reason}). Set RELEASE_PRIVATE_KEY, or ` +
          'DATA_DIR to the folder of that shell.',
      );
    }
    if (response.status >= 500) throw new ShellUnavailableError(`answers ${response.status}`);
    throw new DevBuildRefusedError(
      reason,
      typeof responseBody?.stack === 'string' ? responseBody.stack : '',
    );
  }

  #createPreviewLink(validitySeconds: number): string {
    const expiresAtSeconds = Math.floor(Date.now() / 1000) + validitySeconds;
    const link = { remote: this.#remote, id: 'dev', expiresAtSeconds, base: this.#base };
    return signPreviewLink(link, this.#key);
  }

  async #fetch(path: string, request: RequestInit, timeoutMs: number, signal: AbortSignal) {
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await fetch(this.shellUrl + path, {
        redirect: 'error',
        signal: abortSignal,
        ...request,
      });
    } catch (error) {
      throw new ShellUnavailableError(describeFetchFailure(error), { cause: error });
    }
  }
}
