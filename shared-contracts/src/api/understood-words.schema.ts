import { z } from 'zod';

/** What the api understood of the search words of a list. */
export const understoodWordsSchema = z.object({
  /** Synonyms that were searched for as well, in the spelling of the synonym list. */
  also: z.array(z.string()).readonly(),
  /** The search words with corrected typos; null if no typo was found. */
  suggestion: z.string().nullable(),
});
