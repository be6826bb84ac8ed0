import { z } from 'zod';

import { errorCatalogue } from '#error-catalogue.ts';
import type { ErrorCode } from '#error-catalogue.ts';

const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** Body of every error response of the api (`application/problem+json`). */
export const problemDetailsSchema = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.enum(errorCodes),
  /** German text for users. */
  title: z.string(),
  /** German error messages by field name. */
  fields: z.record(z.string(), z.string()).exactOptional(),
  requestId: z.string().exactOptional(),
});
