/**
 * `npm run house [-- --root <folder>]`: prints the size of each package, circular imports, and the
 * imports between packages. `--root` measures another checkout.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openRepository } from './check/repository.mjs';
import { formatPackageSizes } from './house/format-package-sizes.mjs';
import { measurePackages } from './house/measure-packages.mjs';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(() => {
  const { values } = parseArgs({ options: { root: { type: 'string' } } });
  say(formatPackageSizes(measurePackages(openRepository(resolve(values.root ?? ROOT)))));
});
