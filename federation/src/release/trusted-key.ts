import type { KeyObject } from 'node:crypto';

/**
 * A public key whose signatures are accepted. If `remotes` is set, they are accepted only for these
 * remotes.
 */
export type TrustedKey = KeyObject & { readonly remotes?: readonly string[] };

/**
 * Splits `mf-a+mf-b:<key>` into the names of the remotes, if any, and the key.
 * @throws when the names are invalid
 */
export function splitKeyBinding(text: string): { remotes: readonly string[] | null; key: string } {
  const [, names, key = ''] = /^(?:([^:-][^:]*|):)?([^]*)$/.exec(text.trim()) ?? [];
  if (names === undefined) return { remotes: null, key };
  const remotes = names.split('+');
  if (remotes.every((name) => /^[a-z][a-z0-9-]{0,63}$/.test(name))) return { remotes, key };
  throw new Error('Keys are bound to remotes like mf-magazine+mf-search:<key>');
}

/**
 * Returns the keys that may sign for this remote. Statements about the whole site (null) need a key
 * that is bound to no remotes.
 */
export function selectKeysForRemote(
  trustedKeys: readonly TrustedKey[],
  remote: string | null,
): readonly KeyObject[] {
  return trustedKeys.filter(
    ({ remotes }) => !remotes || (remote !== null && remotes.includes(remote)),
  );
}
