import type { KeyObject } from 'node:crypto';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { parseCommandArguments } from '#cli/arguments.ts';
import { openReleaseTarget } from '#cli/open-target.ts';
import { runCommand, print, TerminalProgress } from '#cli/terminal.ts';
import { requireSigningKey } from '#publish/signing.ts';
import { reSignReleases } from '#publish/re-sign-releases.ts';
import { getKeyId } from '#release/signature.ts';

/**
 * `npm run release-keys`: prints the public key of the current signing key. `… -- new`: prints a
 * new key pair as environment variables, without storing it. `… -- re-sign`: signs all live
 * documents with the current key; run this before you remove an old key.
 */
await runCommand(async () => {
  const args = parseCommandArguments(process.argv.slice(2), process.env);
  const [subcommand, ...otherNames] = args.names;
  if (otherNames.length > 0) throw new Error('Use "new", "re-sign" or no argument');
  switch (subcommand) {
    case undefined: {
      const signingKey = await requireSigningKey(args.env['RELEASE_PRIVATE_KEY'], args.keyFolder);
      return printPublicKey(createPublicKey(signingKey));
    }
    case 'new': {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
      print(`RELEASE_PRIVATE_KEY=${secret}`);
      return printPublicKey(publicKey);
    }
    case 're-sign': {
      const remotes = await reSignReleases(await openReleaseTarget(args, new TerminalProgress()));
      return print(`signed again: ${remotes.join(', ') || 'nothing is released'}`);
    }
    default:
      throw new Error(`"${subcommand}" is unknown; use "new", "re-sign" or no argument`);
  }
});

function printPublicKey(key: KeyObject): void {
  const text = key.export({ type: 'spki', format: 'der' }).toString('base64');
  print(`RELEASE_PUBLIC_KEYS=${text}`);
  print(`# key ${getKeyId(key)}`);
}
