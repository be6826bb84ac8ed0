import type { KeyObject } from 'node:crypto';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { commandArguments } from '#cli/arguments.ts';
import { targetOf } from '#cli/open-target.ts';
import { runCommand, say, TerminalProgress } from '#cli/terminal.ts';
import { requireSigningKey } from '#publish/signing.ts';
import { signAgain } from '#publish/sign-again.ts';
import { keyId } from '#release/signature.ts';

/**
 * `npm run release-keys`: the public key that belongs to the present signing key.
 * `… -- new`: a new pair, for the environment; nothing is stored.
 * `… -- sign-again`: signs all that is live with the present key, before an old one goes.
 */
await runCommand(async () => {
  const given = commandArguments(process.argv.slice(2), process.env);
  const [what, ...others] = given.names;
  if (others.length > 0) throw new Error('Say "new", "sign-again" or nothing');
  switch (what) {
    case undefined: {
      const own = await requireSigningKey(given.env['RELEASE_PRIVATE_KEY'], given.keyFolder);
      return tellPublic(createPublicKey(own));
    }
    case 'new': {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
      say(`RELEASE_PRIVATE_KEY=${secret}`);
      return tellPublic(publicKey);
    }
    case 'sign-again': {
      const remotes = await signAgain(await targetOf(given, new TerminalProgress()));
      return say(`signed again: ${remotes.join(', ') || 'nothing is released'}`);
    }
    default:
      throw new Error(`"${what}" is unknown; say "new", "sign-again" or nothing`);
  }
});

function tellPublic(key: KeyObject): void {
  const text = key.export({ type: 'spki', format: 'der' }).toString('base64');
  say(`RELEASE_PUBLIC_KEYS=${text}`);
  say(`# key ${keyId(key)}`);
}
