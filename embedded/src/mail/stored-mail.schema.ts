import { z } from 'zod';

/** Content of a mail's file: the envelope and the raw message in base64. */
export const storedMailSchema = z.strictObject({
  envelope: z.strictObject({
    id: z.string().regex(/^[0-9a-z]+$/),
    receivedAt: z.iso.datetime(),
    sender: z.string(),
    recipients: z.array(z.string()),
  }),
  raw: z.base64(),
});
