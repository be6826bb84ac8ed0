import { formatFieldsModule } from './format-fields.mjs';
import { formatBlockStories, formatStaticBlocks } from './format-registrations.mjs';
import { BLOCKS_FOLDER, readComponents, toFolderName } from './read-components.mjs';
import { CONTENT_MODEL_FILE, updateFieldTables } from './update-field-tables.mjs';

/**
 * Creates the text of all files that are generated from the components and from the folders of the
 * blocks. Generates the module with a component's fields only if a file in the component's folder
 * imports it.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @returns {Record<string, string>} texts by file
 */
export function createBlockFiles(repository) {
  const components = readComponents(repository);
  const files = {
    [CONTENT_MODEL_FILE]: updateFieldTables(repository.read(CONTENT_MODEL_FILE), components),
    [`${BLOCKS_FOLDER}static-blocks.generated.server.ts`]: formatStaticBlocks(
      repository,
      components,
    ),
    [`${BLOCKS_FOLDER}block-stories.generated.ts`]: formatBlockStories(repository),
  };
  for (const component of components) {
    const folder = `${BLOCKS_FOLDER}${getFolder(component.name)}/`;
    const file = `${toFolderName(component.name)}.fields.generated.ts`;
    const isUsed = repository.files.some(
      (other) => other.startsWith(folder) && repository.read(other).includes(`/${file}'`),
    );
    if (isUsed) files[`${folder}${file}`] = formatFieldsModule(component);
  }
  return files;
}

/** Folder of each component that has no folder of its own. */
const SHARED_FOLDERS = {
  interview_answer: 'interview',
  interview_question: 'interview',
  market_row: 'market-analysis',
  price_series: 'price-history',
  related_link: 'related-links',
};

function getFolder(component) {
  return SHARED_FOLDERS[component] ?? toFolderName(component);
}
