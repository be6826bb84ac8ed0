import { MissingProgramError } from '../cluster/cluster-services.mjs';
import { ensureServerProgram } from '../install/system-packages.mjs';

/** Programs that the blocks of the handbook use, with the Debian packages that contain them. */
const COMMANDS = {
  curl: 'curl',
  openssl: 'openssl',
  psql: 'postgresql-client',
  'redis-cli': 'redis-tools',
};

/**
 * Installs the programs that the recipes use, as root on Debian.
 *
 * @param {AbortSignal} signal
 * @throws {MissingProgramError} naming the package of a missing program
 */
export async function ensureCommands(signal) {
  for (const [name, packageName] of Object.entries(COMMANDS)) {
    if (await ensureServerProgram(name, [packageName], signal)) continue;
    throw new MissingProgramError(
      `✗ ${name} is not installed; on Debian: apt-get install ${packageName}`,
    );
  }
}
