import { z } from 'zod';
import type {
  Integrity,
  KillSwitchesDocument,
  LatestDocument,
  ReleaseChangeKind,
  ReleaseChangeRecord,
  ReleaseDocument,
  ReleaseSignature,
} from '@gruenland/shared-contracts/release.ts';
import { isIntegrity } from '#release/integrity.ts';

/*
 * The documents of the release origin. File names and paths are restricted, because the shell
 * fetches and runs what they name.
 */

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 500;
/** Maximum number of parts that are switched off at the same time. */
const MAX_SWITCHES = 500;

export const releaseIdSchema = z.string().regex(/^[0-9a-z]{1,64}$/);
/** A part that can be switched off, for example `slot:header.search`. */
export const switchablePartSchema = z.string().regex(/^(remote|block|slot):[A-Za-z][\w.-]{0,99}$/);

/** A file name without a path. */
const fileNameSchema = z.string().regex(/^[\w@-][\w.@-]*$/);
const commitSchema = z.string().regex(/^[0-9a-f]{7,64}$/);
const integritySchema = z.custom<Integrity>(isIntegrity, 'must be a sha384 hash');
const countSchema = z.int().nonnegative();
const noteSchema = z.string().max(MAX_NOTE_LENGTH).nullable();
const shareSchema = z.int().min(1).max(99);
/** A mark that is either true or absent; other values count as absent. */
const markSchema = z.literal(true).optional().catch(undefined);
const signatureFields = {
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
};

const referenceFields = {
  id: releaseIdSchema,
  release: z.string(),
  integrity: integritySchema,
};

/** Whether a reference names the document of its own release. */
const namesOwnDocument = ({ id, release }: { readonly id: string; readonly release: string }) =>
  release === `meta/${id}.json`;
const OTHER_DOCUMENT = { path: ['release'], error: 'must name the document of the release' };

const canarySchema = z
  .object({ ...referenceFields, share: shareSchema, ...signatureFields })
  .refine(namesOwnDocument, OTHER_DOCUMENT);

export const latestSchema = z
  .object({
    ...referenceFields,
    timestamp: countSchema,
    sequence: countSchema,
    canary: canarySchema.optional(),
    withdrawn: markSchema,
    ...signatureFields,
  })
  .refine(namesOwnDocument, OTHER_DOCUMENT) satisfies z.ZodType<LatestDocument>;

export const releaseSignatureSchema = z.object({
  id: releaseIdSchema,
  integrity: integritySchema,
  ...signatureFields,
}) satisfies z.ZodType<ReleaseSignature>;

const CHANGE_KINDS = [
  'release',
  'rollback',
  'canary',
  'promote',
  'stop',
  'withdraw',
] as const satisfies readonly ReleaseChangeKind[];

export const releaseChangeSchema = z.object({
  sequence: countSchema,
  timestamp: countSchema,
  kind: z.enum(CHANGE_KINDS),
  id: releaseIdSchema,
  canary: z.object({ id: releaseIdSchema, share: shareSchema }).nullable(),
  commit: commitSchema.nullable(),
  changed: markSchema,
  note: noteSchema,
  // Older records name no person.
  person: noteSchema.default(null),
}) satisfies z.ZodType<ReleaseChangeRecord>;

export const switchesSchema = z.object({
  sequence: countSchema,
  timestamp: countSchema,
  off: z
    .array(z.object({ part: switchablePartSchema, since: countSchema, note: noteSchema }))
    .max(MAX_SWITCHES),
  ...signatureFields,
}) satisfies z.ZodType<KillSwitchesDocument>;

const fileTableSchema = z.record(
  fileNameSchema,
  z.object({
    integrity: integritySchema,
    bytes: countSchema,
    gzipBytes: countSchema.exactOptional(),
  }),
);

export const releaseSchema = z
  .object({
    name: z.string().regex(/^[a-z][a-z0-9-]*$/),
    id: releaseIdSchema,
    contract: countSchema,
    revision: countSchema.optional(),
    apiRevision: countSchema.optional(),
    builtAt: z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    commit: commitSchema.nullable(),
    changed: markSchema,
    previous: releaseIdSchema.nullable(),
    web: z.object({
      entry: fileNameSchema,
      container: z.string().regex(/^[A-Za-z_]\w*$/),
      remote: z.array(fileNameSchema),
      views: z.record(z.string(), z.array(fileNameSchema)),
      styles: z.array(fileNameSchema),
      files: fileTableSchema,
    }),
    node: z.object({ entry: fileNameSchema, files: fileTableSchema }),
  })
  .check(({ value, issues }) => {
    const fileWithoutHash = findFileWithoutHash(value);
    if (fileWithoutHash === undefined) return;
    const message = `has no hash of ${fileWithoutHash}`;
    issues.push({ code: 'custom', path: ['files'], message, input: value });
  }) satisfies z.ZodType<ReleaseDocument>;

function findFileWithoutHash({ web, node }: ReleaseDocument): string | undefined {
  const webFiles = [web.entry, ...web.remote, ...web.styles, ...Object.values(web.views).flat()];
  return (
    webFiles.find((file) => !Object.hasOwn(web.files, file)) ??
    [node.entry].find((file) => !Object.hasOwn(node.files, file))
  );
}
