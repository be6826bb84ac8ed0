import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface TypeScriptConfig {
  readonly compilerOptions?: { readonly tsBuildInfoFile?: string };
  readonly references?: readonly { readonly path: string }[];
}

/** Reads the `tsconfig.json` of a package. */
export function readTypeScriptConfig(folder: string): TypeScriptConfig {
  return JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as TypeScriptConfig;
}

/** Lists the folders of a package and of the packages that its `tsconfig.json` references. */
export function listTypeCheckFolders(folder: string): readonly string[] {
  const { references = [] } = readTypeScriptConfig(folder);
  return [folder, ...references.map(({ path }) => resolve(folder, path))];
}
