import { createPublicKey } from 'node:crypto';
import { keyId } from '#release/signature.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import type { Signer } from '#publish/vouched.ts';

/** Shells would refuse whatever this key signs. */
export class UntrustedKeyError extends Error {
  override readonly name = 'UntrustedKeyError';
}

/**
 * Whether every shell that says whom it trusts believes the key that signs here. Refused before
 * anything is replaced: a statement that no shell believes leaves one that starts without any.
 *
 * @throws {UntrustedKeyError} naming the shell
 */
export function requireTrust(
  { privateKey }: Pick<Signer, 'privateKey'>,
  shells: readonly ShellHealth[],
): void {
  const own = keyId(createPublicKey(privateKey));
  for (const { address, keys } of shells) {
    if (!keys || keys.includes(own)) continue;
    throw new UntrustedKeyError(
      `${address} does not trust the key ${own} that signs here, only ${keys.join(', ')}: ` +
        'see RELEASE_PRIVATE_KEY here and RELEASE_PUBLIC_KEYS there',
    );
  }
}
