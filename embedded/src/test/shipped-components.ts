import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Components } from '#stories/components/component.ts';
import { readStoryFile } from '#stories/read-story-file.ts';
import { parseStoryPath } from '#stories/story-path.ts';
import { createPlainPictures } from './plain-pictures.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

/** Reads the components that are part of the project. */
export function readShippedComponents(): Components {
  const emptyFiles = { get: () => undefined, revision: 0 };
  const options = {
    spaceId: '100001',
    pictures: createPlainPictures(),
    files: emptyFiles,
    components: new Map(),
  };
  const files = readdirSync(join(content, '_components')).map((name) => `_components/${name}`);
  const read = files.map((file) =>
    readStoryFile(file, parseStoryPath(file), readFileSync(join(content, file), 'utf8'), options),
  );
  return new Map(
    read.flatMap(({ content: found }) =>
      found?.kind === 'component' ? [[found.slug, found.component] as const] : [],
    ),
  );
}
