import type { KeyObject } from 'node:crypto';
import type { GuestRelease } from '#dev/guest-release.ts';
import { whyAway } from '#publish/shells.ts';
import { signPreviewLink } from '#release/preview-link.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Seconds for which the printed link opens the dev release. */
const LINK_LIFE = 12 * 3600;
/** Seconds for which one push is good. */
const PUSH_LIFE = 60;
/** Milliseconds for the shell's answer; it proves the release meanwhile. */
const PUSH_TIMEOUT = 20_000;
const HEALTH_TIMEOUT = 3000;

/** The shell gives no answer at all; it may come back. */
export class ShellAwayError extends Error {
  override readonly name = 'ShellAwayError';
}

/** The shell will not take anything from here: the key is not one that it trusts. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
}

/** The shell took a look and refused; the one before stays. */
export class GuestRefusedError extends Error {
  override readonly name = 'GuestRefusedError';
}

/** The way from a dev server to the one shell that shows its code. */
export class ShellLink {
  readonly address: string;
  readonly #remote: string;
  readonly #base: string;
  readonly #key: KeyObject;

  /** @param base where the dev server's files lie, with slash at the end */
  constructor(address: string, remote: string, base: string, key: KeyObject) {
    this.address = address;
    this.#remote = remote;
    this.#base = base;
    this.#key = key;
  }

  /** Address that shows the dev release in the browser that opens it. */
  get preview(): string {
    return `${this.address}/?vorschau=${this.#sign(LINK_LIFE)}`;
  }

  /** What kind of build the shell is. @throws ShellAwayError */
  async mode(signal: AbortSignal): Promise<BuildMode> {
    const response = await this.#ask('/health', {}, HEALTH_TIMEOUT, signal);
    const health = (await response.json().catch(() => null)) as { readonly mode?: unknown } | null;
    return health?.mode === 'development' ? 'development' : 'production';
  }

  /** @throws ShellAwayError, KeyRefusedError or GuestRefusedError, each with a readable message */
  async push({ document, bundle, proof }: GuestRelease, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({ document, bundle, proof });
    const headers = {
      'content-type': 'application/json',
      'x-preview-link': this.#sign(PUSH_LIFE),
    };
    const order = { method: 'PUT', headers, body };
    const response = await this.#ask(`/_hooks/guest/${this.#remote}`, order, PUSH_TIMEOUT, signal);
    if (response.ok) return;
    const answer = (await response.json().catch(() => null)) as { readonly error?: unknown } | null;
    const reason = typeof answer?.error === 'string' ? answer.error : `answers ${response.status}`;
    if (response.status === 403) {
      throw new KeyRefusedError(
        `The shell ${this.address} trusts another key (${reason}). Set RELEASE_PRIVATE_KEY, or ` +
          'DATA_DIR to the folder of that shell.',
      );
    }
    if (response.status >= 500) throw new ShellAwayError(`answers ${response.status}`);
    throw new GuestRefusedError(reason);
  }

  #sign(seconds: number): string {
    const expires = Math.floor(Date.now() / 1000) + seconds;
    const link = { remote: this.#remote, id: 'dev', expires, base: this.#base };
    return signPreviewLink(link, this.#key);
  }

  async #ask(path: string, order: RequestInit, timeoutMs: number, signal: AbortSignal) {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await fetch(this.address + path, { redirect: 'error', signal: ending, ...order });
    } catch (error) {
      throw new ShellAwayError(whyAway(error), { cause: error });
    }
  }
}
