import { z } from 'zod';

/** Largest `latest.json` that is taken by push, in characters. */
const MAX_DOCUMENT = 16 * 1024;
/** Largest `switches.json`: as much as a poll takes. */
const MAX_SWITCHES = 256 * 1024;
/** Largest bundle of a dev server, in characters. */
const MAX_BUNDLE = 24 * 1024 * 1024;

/** `POST /_hooks/releases`: signed documents, as they lie at the release origin. */
export const releasePushSchema = z.union([
  z.strictObject({
    remote: z.string().regex(/^[a-z][a-z0-9-]*$/),
    latest: z.string().max(MAX_DOCUMENT),
  }),
  z.strictObject({ switches: z.string().max(MAX_SWITCHES) }),
]);

/** `PUT /_hooks/guest/<remote>`: a release of a dev server. */
export const guestPushSchema = z.strictObject({
  document: z.string().max(2 * 1024 * 1024),
  bundle: z.string().max(MAX_BUNDLE),
  proof: z.string().max(MAX_DOCUMENT),
});
