import { existsSync } from 'node:fs';
import type { EngineName } from './engine.ts';

interface EnginePrograms {
  /** Paths of the programs; each list names alternatives. */
  readonly paths: readonly (readonly string[])[];
  /** Debian packages that contain the programs; same as in `scripts/test/engine-packages.mjs`. */
  readonly packages: readonly string[];
}

/** The programs of each engine. */
const ENGINE_PROGRAMS: Readonly<Record<EngineName, EnginePrograms>> = {
  chromium: {
    paths: [['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']],
    packages: ['chromium-headless-shell'],
  },
  firefox: { paths: [['/usr/bin/firefox-esr', '/usr/bin/firefox']], packages: ['firefox-esr'] },
  webkit: {
    paths: [
      ['/usr/bin/WebKitWebDriver'],
      [
        `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      ],
      ['/usr/bin/Xvfb'],
    ],
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
};

/**
 * Returns the paths of an engine's programs.
 *
 * @throws Error that names what is missing and the packages to install
 */
export function findEnginePrograms(name: EngineName): readonly string[] {
  const { paths, packages } = ENGINE_PROGRAMS[name];
  return paths.map((alternatives) => {
    const path = alternatives.find((candidate) => existsSync(candidate));
    if (path === undefined)
      throw new Error(
        `${name} cannot be tested: ${alternatives.join(' or ')} is missing. ` +
          `Install it as root: apt-get install ${packages.join(' ')}`,
      );
    return path;
  });
}
