/** Entry point of the api: `node api/src/main.ts`. */
import { cacheDrizzleImports } from '#db/cache-drizzle-imports.ts';

cacheDrizzleImports();
// A dynamic import, because static imports are resolved before any code runs.
const { runApi } = await import('#run-api.ts');
await runApi();
