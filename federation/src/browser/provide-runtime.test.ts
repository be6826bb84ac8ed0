import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '#build/workspace.ts';
import { providedRuntime } from './provide-runtime.ts';

const RUNTIME = join(WORKSPACE, 'node_modules/@module-federation/runtime/dist');

/** Only Node loads scripts with it. */
const NOT_IN_BROWSERS = 'loadScriptNode';

// The parts of the package that get into the entry script of a remote.
test.each(['index.js', 'helpers.js', 'utils.js'])('what %s takes is provided', async (file) => {
  const source = await readFile(join(RUNTIME, file), 'utf8');
  const list = /import \{([^}]+)\} from "@module-federation\/runtime-core"/.exec(source)?.[1] ?? '';
  const wanted = list.split(',').map((name) => name.trim());
  const provided = Object.keys(providedRuntime);
  expect(wanted).not.toEqual(['']);
  expect(wanted.filter((name) => !provided.includes(name) && name !== NOT_IN_BROWSERS)).toEqual([]);
});
