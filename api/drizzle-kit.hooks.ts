/**
 * Preloaded by `npm run db:generate`. npm installs drizzle-kit at the root and drizzle-orm in this
 * package, where drizzle-kit does not find it; this hook resolves every import of drizzle-orm to
 * this package's copy.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const requireFromApi = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^drizzle-orm(\/|$)/u.test(specifier) || context.parentURL === import.meta.url) {
      return nextResolve(specifier, context);
    }
    if (!context.conditions.includes('require')) {
      return nextResolve(specifier, { ...context, parentURL: import.meta.url });
    }
    const url = pathToFileURL(requireFromApi.resolve(specifier)).href;
    return { url, shortCircuit: true, format: 'commonjs' };
  },
});
