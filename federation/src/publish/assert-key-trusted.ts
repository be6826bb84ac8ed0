import { createPublicKey } from 'node:crypto';
import { getKeyId } from '#release/signature.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import type { Signer } from '#publish/trusted-signature.ts';

/**
 * Thrown when a shell does not trust the signing key. Such a shell would refuse every document that
 * the key signs.
 */
export class UntrustedKeyError extends Error {
  override readonly name = 'UntrustedKeyError';
}

/**
 * Checks that every shell that reports its trusted keys trusts the signing key. Runs before any
 * document is replaced. Otherwise a shell that starts later would refuse the document signed with
 * an untrusted key and have no release.
 */
export function assertKeyTrusted(
  { privateKey }: Pick<Signer, 'privateKey'>,
  shells: readonly ShellHealth[],
): void {
  const signingKeyId = getKeyId(createPublicKey(privateKey));
  for (const { url, keys } of shells) {
    if (!keys || keys.includes(signingKeyId)) continue;
    throw new UntrustedKeyError(
      `${url} does not trust the signing key ${signingKeyId}, only ${keys.join(', ')}: ` +
        'check RELEASE_PRIVATE_KEY here and RELEASE_PUBLIC_KEYS there',
    );
  }
}
