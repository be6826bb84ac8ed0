import { createBlockFiles } from '../../blocks/block-files.mjs';
import { readComponents } from '../../blocks/read-components.mjs';
import { getLineNumber } from '../get-line-number.mjs';

export const name = 'generated block files';

const GENERATED_FILE_PATTERN = /^mf-magazine\/.*\.generated(?:\.server)?\.ts$/;
/** Fields of a block that the page loader sets. Editors cannot fill them in. */
const LOADER_FIELDS = [
  'deprioritized',
  'excluded',
  'hasDropCap',
  'isFirstBlock',
  'layout',
  'months',
];
const PARSER_FILE_PATTERN = /^mf-magazine\/src\/blocks\/.*\.block\.server\.ts$/;
const FIELD_READ_PATTERN = /\brawBlock\['(\w+)'\]/g;

/**
 * Checks that generated files match the components of the content system. Checks that parsers read
 * only fields that a component defines or the page loader sets.
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
 * Reports fields that a parser reads from the raw block although no component defines them and the
 * page loader does not set them.
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
