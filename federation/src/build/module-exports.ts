import { init, parse } from 'es-module-lexer';

/**
 * Names that a module exports, types left out.
 *
 * @param source JavaScript or TypeScript
 * @throws for `export * from`, whose names only the other module knows
 */
export async function moduleExports(source: string, file: string): Promise<readonly string[]> {
  await init();
  const [, exports] = parse(source, file);
  return exports
    .filter((entry) => !entry.typeOnly)
    .map((entry) => {
      if ('name' in entry && entry.name !== undefined) return entry.name;
      throw new Error(`${file}: name the exports, "export *" hides them`);
    });
}
