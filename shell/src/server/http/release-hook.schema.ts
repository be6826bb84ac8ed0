import { z } from 'zod';

/** Maximum length of a pushed `latest.json` in characters. */
const MAX_DOCUMENT_CHARACTERS = 16 * 1024;
/**
 * Maximum length of a pushed `switches.json` in characters, the same as when the file is polled.
 */
const MAX_SWITCHES_CHARACTERS = 256 * 1024;
/** Maximum length of a dev server's bundle in characters. */
const MAX_BUNDLE_CHARACTERS = 24 * 1024 * 1024;

/** Body of `POST /_hooks/releases`: signed documents as stored at the release origin. */
export const releasePushSchema = z.union([
  z.strictObject({
    remote: z
      .string()
      .max(64)
      .regex(/^[a-z][a-z0-9-]*$/),
    latest: z.string().max(MAX_DOCUMENT_CHARACTERS),
  }),
  z.strictObject({ switches: z.string().max(MAX_SWITCHES_CHARACTERS) }),
]);

/** Body of `PUT /_hooks/dev-builds/<remote>`: a dev build. */
export const devBuildPushSchema = z.strictObject({
  document: z.string().max(2 * 1024 * 1024),
  bundle: z.string().max(MAX_BUNDLE_CHARACTERS),
  signature: z.string().max(MAX_DOCUMENT_CHARACTERS),
});
