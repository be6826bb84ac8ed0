import { expect, test } from '@jest/globals';
import type { Stats } from 'webpack';
import { assertStylesComplete } from '#build/assert-styles-complete.ts';

interface FakeModule {
  readonly nameForCondition: () => string;
  readonly modules?: readonly FakeModule[];
}

const createModule = (name: string): FakeModule => ({ nameForCondition: () => name });

/** Creates the result of a build from the modules of each chunk. */
function createStats(modulesByChunk: Readonly<Record<string, readonly FakeModule[]>>): Stats {
  const chunks = Object.keys(modulesByChunk).map((name) => ({ name }));
  const getChunkModules = ({ name }: { readonly name: string }) => modulesByChunk[name];
  return { compilation: { chunks, chunkGraph: { getChunkModules } } } as unknown as Stats;
}

const node = createStats({ main: [createModule('/ui/link.css')] });

test('accepts stylesheets that the server imports, and those of the style guide', () => {
  const web = createStats({
    main: [createModule('/ui/Link.tsx'), createModule('/ui/link.css')],
    styleguide: [createModule('/styleguide.css')],
  });
  expect(() => assertStylesComplete(web, node)).not.toThrow();
});

test('refuses a stylesheet that only the browser imports, also in merged modules', () => {
  const dialog = createModule('/ui/dialog.css');
  const web = createStats({
    main: [createModule('/ui/link.css')],
    dialog: [{ ...createModule('/ui/Dialog.tsx'), modules: [dialog] }],
  });
  expect(() => assertStylesComplete(web, node)).toThrow(
    'The server imports no stylesheet of: /ui/dialog.css',
  );
});
