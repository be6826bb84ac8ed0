import { registerHooks } from 'node:module';
import type { ResolveFnOutput } from 'node:module';

const resolvedImports = new Map<string, ResolveFnOutput>();

/**
 * Lets Node resolve imports of drizzle-orm once per specifier. Its `package.json` has 130 KB of
 * `exports`, which Node parses again for each of about 600 imports: half of the time that the api's
 * imports take. Applies to imports that are resolved later.
 */
export function cacheDrizzleImports(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const isRelative = specifier.startsWith('.');
      const isInDrizzle = context.parentURL?.includes('/node_modules/drizzle-orm/') === true;
      // `require` would get CommonJS files.
      if (!context.conditions.includes('import')) return nextResolve(specifier, context);
      if (isRelative && isInDrizzle) {
        const { href } = new URL(specifier, context.parentURL);
        return { url: href, format: 'module', shortCircuit: true };
      }
      if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return nextResolve(specifier, context);
      const resolvedImport = resolvedImports.get(specifier) ?? nextResolve(specifier, context);
      resolvedImports.set(specifier, resolvedImport);
      return { ...resolvedImport, format: 'module', shortCircuit: true };
    },
  });
}
