export const name = 'counts in docs';

const VALUE_OF_FIRST_NUMBER_WORD = 3;
const NUMBER_WORDS =
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COUNT_PHRASE_PATTERN = new RegExp(
  `\\b(${NUMBER_WORDS.join('|')}|\\d+) (remotes|packages|migrations)\\b`,
  'gi',
);

/** Checks that READMEs and docs state the actual numbers of remotes, packages and migrations. */
export function check(repository) {
  const counts = getCounts(repository);
  return repository.files
    .filter((file) => /(?:^|\/)README\.md$|^docs\/[^/]+\.md$/.test(file))
    .flatMap((file) => findWrongCounts(file, repository.read(file), counts));
}

function getCounts({ boundaries, files }) {
  const packages = Object.keys(boundaries.packages);
  return {
    remotes: packages.filter((packageName) => packageName.startsWith('mf-')).length,
    packages: packages.length,
    migrations: files.filter((file) => /^api\/src\/db\/migrations\/\d+_\w+\.sql$/.test(file))
      .length,
  };
}

function findWrongCounts(file, text, counts) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(COUNT_PHRASE_PATTERN)].flatMap(([phrase, number, unit]) => {
      const wordIndex = NUMBER_WORDS.indexOf(number.toLowerCase());
      const count = wordIndex < 0 ? Number(number) : wordIndex + VALUE_OF_FIRST_NUMBER_WORD;
      const actual = counts[unit.toLowerCase()];
      return count === actual
        ? []
        : [{ file, line: index + 1, message: `"${phrase}": there are ${actual}` }];
    }),
  );
}
