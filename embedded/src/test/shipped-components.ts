import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Components } from '#stories/components/component.ts';
import { readStoryFile } from '#stories/read-story-file.ts';
import { parseStoryPath } from '#stories/story-path.ts';
import { createPlainPictures } from './plain-pictures.ts';

const contentFolder = join(import.meta.dirname, '..', '..', 'content');

/** Reads the components that are part of the project. */
export function readShippedComponents(): Components {
  const emptyFiles = { get: () => undefined, revision: 0 };
  const options = {
    spaceId: '100001',
    pictures: createPlainPictures(),
    files: emptyFiles,
    components: new Map(),
  };
  const files = readdirSync(join(contentFolder, '_components')).map(
    (name) => `_components/${name}`,
  );
  const parsedFiles = files.map((file) =>
    readStoryFile(
      file,
      parseStoryPath(file),
      readFileSync(join(contentFolder, file), 'utf8'),
      options,
    ),
  );
  return new Map(
    parsedFiles.flatMap(({ content: found }) =>
      found?.kind === 'component' ? [[found.slug, found.component] as const] : [],
    ),
  );
}
