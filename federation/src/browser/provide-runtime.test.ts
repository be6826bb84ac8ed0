import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '#build/workspace.ts';
import { providedRuntime } from './provide-runtime.ts';

const RUNTIME_FOLDER = join(WORKSPACE, 'node_modules/@module-federation/runtime/dist');

/** Text that occurs in the package's code for Node and must not occur in its code for browsers. */
const NODE_ONLY_EXPORT = 'loadScriptNode';

// The files of the package that are bundled into a remote's entry script.
test.each(['index.js', 'helpers.js', 'utils.js'])('provides all imports of %s', async (file) => {
  const source = await readFile(join(RUNTIME_FOLDER, file), 'utf8');
  const list = /import \{([^}]+)\} from "@module-federation\/runtime-core"/.exec(source)?.[1] ?? '';
  const importedNames = list.split(',').map((name) => name.trim());
  const provided = Object.keys(providedRuntime);
  expect(importedNames).not.toEqual(['']);
  expect(
    importedNames.filter((name) => !provided.includes(name) && name !== NODE_ONLY_EXPORT),
  ).toEqual([]);
});
