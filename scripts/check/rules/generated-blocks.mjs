import { createBlockFiles } from '../../blocks/block-files.mjs';
import { readComponents } from '../../blocks/read-components.mjs';
import { getLineNumber } from '../get-line-number.mjs';

export const name = 'generated block files';

const GENERATED_FILE_PATTERN = /^mf-magazine\/.*\.generated(?:\.server)?\.ts$/;
/** Fields that the loader of a page sets, and editors cannot. */
const LOADER_FIELDS = ['deprioritized', 'excluded', 'hasDropCap', 'isFirstBlock', 'layout'];
const PARSER_FILE_PATTERN = /^mf-magazine\/src\/blocks\/.*\.block\.server\.ts$/;
const FIELD_READ_PATTERN = /\brawBlock\['(\w+)'\]/g;

/**
 * Checks that generated files match the components of the content system, and that parsers read no
 * field that editors cannot fill in.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  const expected = createBlockFiles(repository);
  const outdatedProblems = Object.entries(expected)
    .filter(([file, text]) => !repository.files.includes(file) || repository.read(file) !== text)
    .map(([file]) => ({ file, message: 'is outdated: run npm run blocks' }));
  const orphanedProblems = repository.files
    .filter((file) => GENERATED_FILE_PATTERN.test(file) && !(file in expected))
    .map((file) => ({ file, message: 'has no component: delete it' }));
  return [...outdatedProblems, ...orphanedProblems, ...findUnknownFieldReads(repository)];
}

/**
 * Reports fields that a parser reads from the raw block and that no component defines. Parsers read
 * a field from the raw block if they need more than its trimmed value.
 */
function findUnknownFieldReads(repository) {
  const knownFields = new Set([
    ...LOADER_FIELDS,
    ...readComponents(repository).flatMap(({ schema }) => Object.keys(schema)),
  ]);
  return repository.files
    .filter((file) => PARSER_FILE_PATTERN.test(file))
    .flatMap((file) =>
      [...repository.read(file).matchAll(FIELD_READ_PATTERN)]
        .filter(([, field]) => !knownFields.has(field))
        .map(({ 1: field, index }) => ({
          file,
          line: getLineNumber(repository.read(file), index),
          message: `no component in embedded/content/_components has the field ${field}`,
        })),
    );
}
