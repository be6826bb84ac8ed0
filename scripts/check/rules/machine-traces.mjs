import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const name = 'no traces of a machine';

const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|css|md|ya?ml|html|svg|sh|conf|toml)$|(^|\/)[^.]+$|(^|\/)\.[a-z.]+$/;

const TRACES = [
  [/\/(home|Users)\/[a-z][\w.-]*\//, 'a path of one machine'],
  [/[A-Z]:\\+Users\\/, 'a path of one machine'],
  [/https?:\/\/[^/\s'"]*(registry|artifactory|verdaccio|nexus)[^/\s'"]*\//, 'a registry host'],
];

const ARCHIVE = /\.tar\.gz$/;

/** Nothing in the tree tells on which machine, or from which registry, it was made. */
export function check(repository) {
  const { root, files } = repository;
  const inTexts = files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = repository.read(file);
      return tracesIn(text, root).map(({ pattern, what }) => ({
        file,
        line: lineOf(text, pattern),
        message: what,
      }));
    });
  const inArchives = files
    .filter((file) => ARCHIVE.test(file))
    .flatMap((file) => {
      const text = gunzipSync(readFileSync(join(root, file))).toString('latin1');
      return tracesIn(text, root).map(({ what, found }) => ({
        file,
        message: `${what}: ${found}`,
      }));
    });
  return [...inTexts, ...inArchives];
}

/**
 * Traces of a machine in a text.
 *
 * @param {string} text
 * @param {string} root Folder that must not be named.
 * @returns {{ pattern: RegExp, what: string, found: string }[]}
 */
export function tracesIn(text, root) {
  return [...TRACES, ...foldersOfThisMachine(root)].flatMap(([pattern, what]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ pattern, what, found }];
  });
}

/** This very checkout and home folder; a folder right below `/` is too common a name to search. */
function foldersOfThisMachine(root) {
  return [root, homedir()]
    .filter((folder) => folder.split(/[/\\]/).filter(Boolean).length > 1)
    .map((folder) => [new RegExp(RegExp.escape(folder)), 'a path of this machine']);
}

function lineOf(text, pattern) {
  return text.slice(0, text.search(pattern)).split('\n').length;
}
