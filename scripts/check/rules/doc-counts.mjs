export const name = 'counts in docs';

const NUMBERS =
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COUNT = new RegExp(`\\b(${NUMBERS.join('|')}|\\d+) (remotes|packages|migrations)\\b`, 'gi');

/** Numbers of remotes, packages and migrations in READMEs and docs are those of the tree. */
export function check(repository) {
  const counts = countsOf(repository);
  return repository.files
    .filter((file) => /(?:^|\/)README\.md$|^docs\/[^/]+\.md$/.test(file))
    .flatMap((file) => countProblems(file, repository.read(file), counts));
}

function countsOf({ boundaries, files }) {
  const packages = Object.keys(boundaries.packages);
  return {
    remotes: packages.filter((name) => name.startsWith('mf-')).length,
    packages: packages.length,
    migrations: files.filter((file) => /^api\/src\/db\/migrations\/\d+_\w+\.sql$/.test(file))
      .length,
  };
}

function countProblems(file, text, counts) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(COUNT)].flatMap(([phrase, number, what]) => {
      const said = NUMBERS.indexOf(number.toLowerCase());
      const count = said < 0 ? Number(number) : said + 3;
      const actual = counts[what.toLowerCase()];
      return count === actual
        ? []
        : [{ file, line: index + 1, message: `"${phrase}": there are ${actual}` }];
    }),
  );
}
