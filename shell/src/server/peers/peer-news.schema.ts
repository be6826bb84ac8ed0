import { z } from 'zod';

/** What shells tell each other. */
export const peerNewsSchema = z.discriminatedUnion('kind', [
  /** The content service said that something was published. */
  z.strictObject({ kind: z.literal('content-changed') }),
  /** A canary failed too often and was taken out of use. */
  z.strictObject({
    kind: z.literal('canary-stopped'),
    remote: z.string().max(100),
    stopped: z.strictObject({
      id: z.string().max(100),
      flip: z.string().max(200),
      reason: z.string().max(500),
      at: z.number(),
    }),
  }),
]);

export type PeerNews = z.infer<typeof peerNewsSchema>;
