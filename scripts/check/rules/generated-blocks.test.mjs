import { createTestRepository, getLocations } from '../test/test-repository.mjs';
import { createBlockFiles } from '../../blocks/block-files.mjs';
import { check } from './generated-blocks.mjs';

const BLOCKS_FOLDER = 'mf-magazine/src/blocks';
const PARSER_FILE = `${BLOCKS_FOLDER}/info-box/info-box.block.server.ts`;

function createFiles() {
  const files = {
    'docs/content-model.md':
      '| component | fields | notes |\n| --- | --- | --- |\n| `page` (story) | old | kept |\n',
    'embedded/content/_components/page.yaml':
      'schema: { headline: { type: text, required: true } }',
    'embedded/content/_components/info_box.yaml': `schema:
  title: { type: text, max_length: 80 }
  kind: { type: option, options: [{ name: Tipp, value: tip }, { name: Recht, value: legal }] }
  author: { type: option, source: internal_stories }
  links: { type: bloks, component_whitelist: [page], minimum: 2, maximum: 8 }
  film: { type: asset, filetypes: [videos] }
  text: { type: richtext }
`,
    [`${BLOCKS_FOLDER}/interactive-blocks.ts`]: 'export const interactiveBlocks = {};',
    [PARSER_FILE]:
      "import './info-box.fields.generated.ts';\nexport function parseInfoBox() {}\nexport const expandInfoBox = 1;",
    [`${BLOCKS_FOLDER}/info-box/InfoBox.tsx`]: '',
    [`${BLOCKS_FOLDER}/info-box/info-box.stories.tsx`]: 'export const infoBoxStories = [];',
  };
  return { ...files, ...createBlockFiles(createTestRepository(files)) };
}

test('writes the fields of a block with their types and readers', () => {
  const text = createFiles()[`${BLOCKS_FOLDER}/info-box/info-box.fields.generated.ts`];
  for (const line of [
    "export const INFO_BOX_KIND_VALUES = ['tip', 'legal'] as const;",
    '  readonly title: string | undefined;',
    '  readonly kind: (typeof INFO_BOX_KIND_VALUES)[number] | undefined;',
    '  readonly film: unknown;',
    "    author: readRelationField(rawBlock['author']),",
    "    kind: readChoiceField(rawBlock['kind'], INFO_BOX_KIND_VALUES),",
    "import { readRichText } from '#rich-text/rich-text-node.ts';",
  ])
    expect(text.split('\n')).toContain(line);
});

test('registers a block and its examples by their names', () => {
  const files = createFiles();
  expect(files[`${BLOCKS_FOLDER}/static-blocks.generated.server.ts`]).toContain(
    '  info_box: defineStaticBlock({\n    parse: parseInfoBox,\n    expand: expandInfoBox,\n    view: InfoBox,\n  }),',
  );
  expect(files[`${BLOCKS_FOLDER}/block-stories.generated.ts`]).toContain('  ...infoBoxStories,');
});

test('writes the fields into the tables of the docs and keeps the other columns', () => {
  expect(createFiles()['docs/content-model.md'].split('\n').slice(2)).toEqual([
    '| `page` (story) | `headline` text, required | kept |',
    '| `info_box` | `title` text (≤ 80 characters) · `kind` option `tip` `legal` · `author` relation · `links` bloks of `page` (2–8) · `film` asset (videos) · `text` richtext | |',
    '',
  ]);
});

test('reports outdated and orphaned files, and fields that no component has', () => {
  const files = createFiles();
  expect(check(createTestRepository(files))).toEqual([]);
  const component = 'embedded/content/_components/info_box.yaml';
  files[component] = files[component].replace('title:', 'heading:');
  files[`${BLOCKS_FOLDER}/old/old.fields.generated.ts`] = '';
  files[PARSER_FILE] += "\nconst text = rawBlock['titel'];";
  expect(getLocations(check(createTestRepository(files)))).toEqual([
    'docs/content-model.md',
    `${BLOCKS_FOLDER}/info-box/info-box.fields.generated.ts`,
    `${BLOCKS_FOLDER}/old/old.fields.generated.ts`,
    `${PARSER_FILE}:4`,
  ]);
});
