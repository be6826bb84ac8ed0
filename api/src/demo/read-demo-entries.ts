import { readFileSync } from 'node:fs';

import { z } from 'zod';

/**
 * Reads hand-written demo entries from JSON files of this folder.
 *
 * @throws with the file and the first mistake in it
 */
export function readDemoEntries<Entry>(
  fileNames: readonly string[],
  entrySchema: z.ZodType<Entry>,
): Entry[] {
  return fileNames.flatMap((fileName) => {
    const text = readFileSync(new URL(fileName, import.meta.url), 'utf8');
    const entries = z.array(entrySchema).safeParse(JSON.parse(text));
    if (entries.success) return entries.data;
    const [issue] = entries.error.issues;
    throw new Error(`demo/${fileName}: ${issue?.path.join('.')}: ${issue?.message}`);
  });
}
