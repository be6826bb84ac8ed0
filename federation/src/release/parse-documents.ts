import type { z } from 'zod';
import type {
  KillSwitchesDocument,
  LatestDocument,
  ReleaseChangeRecord,
  ReleaseDocument,
  ReleaseSignature,
} from '@gruenland/shared-contracts/release.ts';
import {
  latestSchema,
  releaseChangeSchema,
  releaseIdSchema,
  releaseSchema,
  releaseSignatureSchema,
  switchablePartSchema,
  switchesSchema,
} from '#release/documents.schema.ts';

/*
 * Each parser throws an error that names the document and the first field that is missing or
 * malformed.
 */

/** Parses `latest.json`. */
export const parseLatest = (text: string): LatestDocument =>
  parseDocument(text, 'latest.json', latestSchema);

/** Parses `meta/<id>.sig.json`. */
export const parseReleaseSignature = (text: string): ReleaseSignature =>
  parseDocument(text, 'signature', releaseSignatureSchema);

/** Parses one history record. */
export const parseFlip = (text: string): ReleaseChangeRecord =>
  parseDocument(text, 'flip', releaseChangeSchema);

/** Parses `switches.json`. */
export const parseSwitches = (text: string): KillSwitchesDocument =>
  parseDocument(text, 'switches.json', switchesSchema);

/** Parses a release document; each file that it names must have a hash. */
export const parseRelease = (text: string): ReleaseDocument =>
  parseDocument(text, 'release document', releaseSchema);

/**
 * Returns whether a text has the format of a part that can be switched off, for example
 * `slot:header.search`.
 */
export function isSwitchablePart(text: string): boolean {
  return switchablePartSchema.safeParse(text).success;
}

/** Returns whether a text has the format of a release id. */
export function isReleaseId(text: string): boolean {
  return releaseIdSchema.safeParse(text).success;
}

function parseDocument<Document>(
  text: string,
  label: string,
  schema: z.ZodType<Document>,
): Document {
  const { data, error } = schema.safeParse(parseJson(text, label));
  if (data !== undefined) return data;
  const { path = [], message = '' } = error?.issues[0] ?? {};
  throw new Error([label, path.join('.'), message].filter(Boolean).join(': '));
}

function parseJson(text: string, label: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${label} is not JSON`);
  }
}
