import type { StyleModule } from '#release/style-module.ts';
import { z } from 'zod';
import { STYLE_MODULES_EXPORT } from '#release/style-module.ts';

const exportsSchema = z.object({
  [STYLE_MODULES_EXPORT]: z.array(z.object({ classes: z.array(z.string()), css: z.string() })),
});

/**
 * Reads the modules of a release's stylesheet from the exports of its server bundle.
 *
 * @returns null for releases that were built without them, and for builds of a dev server
 */
export function readStyleModules(bundleExports: unknown): readonly StyleModule[] | null {
  const result = exportsSchema.safeParse(bundleExports);
  return result.success ? result.data[STYLE_MODULES_EXPORT] : null;
}
