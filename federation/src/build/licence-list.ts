import { readFile } from 'node:fs/promises';

/** Name of the list in the shell's build; the site serves it at its root. */
export const LICENCES = 'lizenzen.txt';

/** What we may pass on: permissive, or weak copyleft of parts that are used as they are. */
const ALLOWED: ReadonlySet<string> = new Set([
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

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

/**
 * Everything of others that the site is run with, by licence.
 * @throws when something stands under a licence that nobody has agreed to
 */
export async function licenceList(lockFile: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as Lock;
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || name.startsWith('@gruenland/') || dev || !version) continue;
    const licence = license ?? 'unknown';
    if (!isAllowed(licence)) throw new Error(`${name} ${version} stands under ${licence}`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
  }
  const parts = [...byLicence].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const text = parts.map(([licence, names]) => `${licence}\n${list(names)}`);
  return `Grünland wird mit der Arbeit vieler anderer betrieben. Danke.\n\n${text.join('\n\n')}\n`;
}

function list(names: ReadonlySet<string>): string {
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => `  ${name}`)
    .join('\n');
}

/** All parts of `A AND B`, any of `(A OR B)`. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  const names = plain.split(/ (?:and|or) /i);
  return / or /i.test(plain)
    ? names.some((name) => ALLOWED.has(name))
    : names.every((name) => ALLOWED.has(name));
}
