/**
 * `npm run db:generate` preloads this module. npm installs drizzle-kit at the root, where it cannot
 * find drizzle-orm, which npm installs in this package. The hook resolves every import of
 * drizzle-orm to this package's copy.
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
