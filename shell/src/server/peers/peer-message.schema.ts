import { z } from 'zod';

/** Message from one shell process to the others. */
export const peerMessageSchema = z.discriminatedUnion('kind', [
  /** Sent when the content service has reported a publication. */
  z.strictObject({ kind: z.literal('content-changed') }),
  /** Sent when a canary failed too often and was stopped. */
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

export type PeerMessage = z.infer<typeof peerMessageSchema>;
