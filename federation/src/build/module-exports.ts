import { init, parse } from 'es-module-lexer';

/**
 * Lists the names that a module exports, except the names of types.
 *
 * @param source JavaScript or TypeScript
 * @throws for `export * from`, because the names are in another module
 */
export async function listModuleExports(source: string, file: string): Promise<readonly string[]> {
  await init();
  const [, exports] = parse(source, file);
  return exports
    .filter((entry) => !entry.typeOnly)
    .map((entry) => {
      if ('name' in entry && entry.name !== undefined) return entry.name;
      throw new Error(`${file}: list the exports by name, "export *" is not supported`);
    });
}
