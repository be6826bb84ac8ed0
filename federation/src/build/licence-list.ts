import { readFile } from 'node:fs/promises';

/** Name of the licence list in the shell's build; the site serves the file at its root. */
export const LICENCE_FILE = 'lizenzen.txt';

/**
 * Licences that permit redistribution: permissive licences, and weak copyleft licences, which
 * permit the redistribution of unmodified packages.
 */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Licences of packages whose `package.json` names them in a form that npm no longer reads. */
const LICENCES_OF_OLD_PACKAGES: Readonly<Record<string, string>> = {
  'hogan.js 3.0.2': 'Apache-2.0',
  'mkdirp 0.3.0': 'MIT',
};

interface PackageLock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

/**
 * Lists all third-party packages of the site by licence.
 *
 * @throws when a package has a licence that is not on the allow-list
 */
export async function createLicenceList(lockFile: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as PackageLock;
  const packagesByLicence = new Map<string, Set<string>>();
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || name.startsWith('@gruenland/') || dev || !version) continue;
    const licence = LICENCES_OF_OLD_PACKAGES[`${name} ${version}`] ?? license ?? 'unknown';
    if (!isAllowed(licence))
      throw new Error(`${name} ${version} has the licence ${licence}, which is not allowed`);
    packagesByLicence.set(
      licence,
      (packagesByLicence.get(licence) ?? new Set()).add(`${name} ${version}`),
    );
  }
  const licenceEntries = [...packagesByLicence].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  const text = licenceEntries.map(([licence, names]) => `${licence}\n${formatNames(names)}`);
  return `Grünland wird mit der Arbeit vieler anderer betrieben. Danke.\n\n${text.join('\n\n')}\n`;
}

function formatNames(names: ReadonlySet<string>): string {
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => `  ${name}`)
    .join('\n');
}

/**
 * Returns whether a licence is allowed. For `A AND B`, both licences must be allowed; for `(A OR
 * B)`, one of them is enough.
 */
function isAllowed(licence: string): boolean {
  const licenceWithoutBrackets = licence.replaceAll(/[()]/g, '');
  const names = licenceWithoutBrackets.split(/ (?:and|or) /i);
  return / or /i.test(licenceWithoutBrackets)
    ? names.some((name) => ALLOWED_LICENCES.has(name))
    : names.every((name) => ALLOWED_LICENCES.has(name));
}
