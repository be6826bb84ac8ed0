import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '#build/workspace.ts';
import { providedRuntimeExports } from './provide-runtime.ts';

const RUNTIME_FOLDER = join(WORKSPACE, 'node_modules/@module-federation/runtime/dist');

/** Name of the export that `@module-federation/runtime` imports only in its code for Node. */
const NODE_ONLY_EXPORT = 'loadScriptNode';

// Files of `@module-federation/runtime` that are bundled into the entry script of a remote.
test.each(['index.js', 'helpers.js', 'utils.js'])('provides all imports of %s', async (file) => {
  const source = await readFile(join(RUNTIME_FOLDER, file), 'utf8');
  const importList =
    /import \{([^}]+)\} from "@module-federation\/runtime-core"/.exec(source)?.[1] ?? '';
  const importedNames = importList.split(',').map((name) => name.trim());
  const providedNames = Object.keys(providedRuntimeExports);
  expect(importedNames).not.toEqual(['']);
  expect(
    importedNames.filter((name) => !providedNames.includes(name) && name !== NODE_ONLY_EXPORT),
  ).toEqual([]);
});
