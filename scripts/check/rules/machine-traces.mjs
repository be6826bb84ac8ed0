import { homedir } from 'node:os';

export const name = 'no traces of a machine';

const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|jsonc|css|md|ya?ml|html|svg|sh|conf|toml)$|(^|\/)[^.]+$|(^|\/)\.[a-z.]+$/;

const TRACES = [
  [/\/(home|Users)\/[a-z][\w.-]*\//, 'a path of one machine'],
  [/[A-Z]:\\+Users\\/, 'a path of one machine'],
  [/https?:\/\/[^/\s'"]*(registry|artifactory|verdaccio|nexus)[^/\s'"]*\//, 'a registry host'],
];

/** Nothing in the tree tells on which machine, or from which registry, it was made. */
export function check(repository) {
  const traces = [...TRACES, ...foldersOfThisMachine(repository.root)];
  return repository.files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = repository.read(file);
      return traces
        .filter(([pattern]) => pattern.test(text))
        .map(([pattern, what]) => ({ file, line: lineOf(text, pattern), message: what }));
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
