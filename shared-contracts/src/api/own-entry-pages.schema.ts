import { z } from 'zod';

/** Query of the lists of an account's own ads, job postings and events. Pages start at 1. */
export const ownEntriesQuerySchema = z.object({
  seite: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
});

/** Number of pages of own entries; missing in responses from an older api release. */
export const ownEntryPagesSchema = z.int().optional();
