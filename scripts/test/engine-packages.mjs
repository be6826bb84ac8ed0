import { existsSync } from 'node:fs';
import { installPackages } from '../install/system-packages.mjs';

/**
 * The browser engines besides Chromium in which stories run, each with a program that only it needs
 * and the Debian packages; same packages as in `e2e/engines/find-engine-programs.ts`.
 */
const ENGINES = [
  { name: 'firefox', program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  {
    name: 'webkit',
    program: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
];

/**
 * Finds the engines besides Chromium, and installs missing ones as root on Debian.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<{ names: readonly string[], missing: readonly string[] }>} names of the engines,
 *   and one sentence for each missing one
 */
export async function ensureEngines(signal) {
  const packages = ENGINES.filter(({ program }) => !existsSync(program)).flatMap(
    (engine) => engine.packages,
  );
  if (packages.length > 0) await installPackages(packages, signal);
  const isFound = ({ program }) => existsSync(program);
  return {
    names: ENGINES.filter(isFound).map(({ name }) => name),
    missing: ENGINES.filter((engine) => !isFound(engine)).map(
      (engine) =>
        `${engine.name} is not tested, it is not installed; as root on Debian: ` +
        `apt-get install ${engine.packages.join(' ')}`,
    ),
  };
}
