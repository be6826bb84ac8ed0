import { z } from 'zod';

/** What the api understood of the search words of a list. */
export const understoodWordsSchema = z.object({
  /** Synonyms that were searched as well, in the spelling of the trade. */
  also: z.array(z.string()).readonly(),
  /** The search words without typos; null if none was found. */
  suggestion: z.string().nullable(),
});
