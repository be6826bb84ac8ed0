import { parse } from 'yaml';

/**
 * Folder of the content system's components. A component defines the fields that editors fill in.
 */
const COMPONENTS_FOLDER = 'embedded/content/_components/';
/** Folder of the magazine's blocks. Each block has its own folder in it. */
export const BLOCKS_FOLDER = 'mf-magazine/src/blocks/';

/**
 * A component of the content system.
 *
 * @typedef {object} Component
 * @property {string} name for example `info_box`
 * @property {string} file
 * @property {Record<string, Record<string, any>>} schema fields in the order of the editor
 */

/**
 * Reads all components, sorted by name.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @returns {Component[]}
 */
export function readComponents(repository) {
  return repository.files
    .filter((file) => file.startsWith(COMPONENTS_FOLDER) && file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({
      name: file.slice(COMPONENTS_FOLDER.length, -'.yaml'.length),
      file,
      schema: parse(repository.read(file)).schema ?? {},
    }));
}

/** Returns the name of a component's folder: `info-box` for `info_box`. */
export function toFolderName(component) {
  return component.replaceAll('_', '-');
}

/** Returns the name of a component in code: `InfoBox` for `info_box`. */
export function toTypeName(component) {
  return component.replaceAll(/(?:^|_)(\w)/g, (_match, letter) => letter.toUpperCase());
}
