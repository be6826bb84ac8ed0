/** Entry point of the api: `node api/src/main.ts`. */
import { cacheDrizzleImports } from '#db/cache-drizzle-imports.ts';

cacheDrizzleImports();
// Imported dynamically, because Node would load a static import before it calls
// `cacheDrizzleImports`.
const { runApi } = await import('#run-api.ts');
await runApi();
