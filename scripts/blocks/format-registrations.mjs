import { BLOCKS_FOLDER, toFolderName, toTypeName } from './read-components.mjs';

const STORIES_EXPORT_PATTERN = /export const (\w+Stories)\b/;

/**
 * Formats the module that registers the blocks which only the server renders. Registers a block if
 * its files and exports have the names derived from its component, for example `parseInfoBox` in
 * `info-box.block.server.ts` and `InfoBox` in `InfoBox.tsx`. Also registers `expandInfoBox` and
 * `loadInfoBox` if the parser's module exports them.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @param {readonly import('./read-components.mjs').Component[]} components
 */
export function formatStaticBlocks(repository, components) {
  const blocks = components.flatMap(({ name }) => {
    const folder = toFolderName(name);
    const typeName = toTypeName(name);
    const parserFile = `${BLOCKS_FOLDER}${folder}/${folder}.block.server.ts`;
    const viewFile = `${BLOCKS_FOLDER}${folder}/${typeName}.tsx`;
    if (![parserFile, viewFile].every((file) => repository.files.includes(file))) return [];
    if (repository.read(`${BLOCKS_FOLDER}interactive-blocks.ts`).includes(`\n  ${name}: {`))
      return [];
    const parser = repository.read(parserFile);
    const exported = [
      ['parse', `parse${typeName}`],
      ['expand', `expand${typeName}`],
      ['loader', `load${typeName}`],
    ].filter(([, symbol]) =>
      new RegExp(`export (?:async )?(?:function|const) ${symbol}\\b`).test(parser),
    );
    return [{ name, folder, typeName, exported }];
  });
  return [
    '// Generated from the folders of the blocks by npm run blocks.',
    "import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';",
    ...blocks.flatMap(({ folder, typeName, exported }) => [
      `import { ${exported.map(([, symbol]) => symbol).join(', ')} } from './${folder}/${folder}.block.server.ts';`,
      `import { ${typeName} } from './${folder}/${typeName}.tsx';`,
    ]),
    "import { defineStaticBlock } from './static-block.ts';",
    '',
    '/** Blocks that only the server renders, by the name of their component. */',
    'export const generatedStaticBlocks: Readonly<Record<string, BlockDefinition>> = {',
    ...blocks.flatMap(({ name, typeName, exported }) => [
      `  ${name}: defineStaticBlock({`,
      ...exported.map(([key, symbol]) => `    ${key}: ${symbol},`),
      `    view: ${typeName},`,
      '  }),',
    ]),
    '};',
    '',
  ].join('\n');
}

/** Formats the module that lists the component examples of all blocks. */
export function formatBlockStories(repository) {
  const files = repository.files
    .filter((file) => file.startsWith(BLOCKS_FOLDER) && file.endsWith('.stories.tsx'))
    .toSorted();
  const stories = files.map((file) => ({
    path: `./${file.slice(BLOCKS_FOLDER.length)}`,
    symbol: STORIES_EXPORT_PATTERN.exec(repository.read(file))[1],
  }));
  return [
    '// Generated from the folders of the blocks by npm run blocks.',
    "import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';",
    ...stories.map(({ path, symbol }) => `import { ${symbol} } from '${path}';`),
    '',
    '/** Examples of all blocks. */',
    'export const blockStories: readonly StoryDefinition[] = [',
    ...stories.map(({ symbol }) => `  ...${symbol},`),
    '];',
    '',
  ].join('\n');
}
