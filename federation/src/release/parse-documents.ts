import type {
  CanaryStatement,
  ReleaseChangeKind,
  ReleaseChangeRecord,
  LatestDocument,
  ReleaseDocument,
  ReleaseFile,
  ReleaseSignature,
  KillSwitchesDocument,
} from '@gruenland/shared-contracts/release.ts';
import type { Fields } from '#release/parse-fields.ts';
import {
  asInteger,
  asIntegrity,
  asNote,
  asRecord,
  asText,
  asIntegerBetween,
  asOneOf,
  parseJson,
} from '#release/parse-fields.ts';

/**
 * Format of release ids. The parsers in this file check every field of a document, and validate
 * file names and paths before anything is fetched or run.
 */

const RELEASE_ID_PATTERN = /^[0-9a-z]{1,64}$/;
/** Pattern of a file name without a path. */
const FILE_NAME_PATTERN = /^[\w@-][\w.@-]*$/;
const COMMIT_PATTERN = /^[0-9a-f]{7,64}$/;
/** Format of the id of a part that can be switched off, for example `slot:header.search`. */
const SWITCHABLE_PART_PATTERN = /^(remote|block|slot):[A-Za-z][\w.-]{0,99}$/;
const FLIP_KINDS: readonly ReleaseChangeKind[] = [
  'release',
  'rollback',
  'canary',
  'promote',
  'stop',
  'withdraw',
];
/** Maximum number of parts that are switched off at the same time. */
const MAX_SWITCHES = 500;

/**
 * Parses `latest.json`.
 *
 * @throws with a message that names the first invalid field
 */
export function parseLatest(text: string): LatestDocument {
  const value = asRecord(parseJson(text, 'latest.json'), 'latest.json');
  const id = asText(value, 'id', RELEASE_ID_PATTERN);
  return {
    id,
    timestamp: asInteger(value, 'timestamp'),
    sequence: asInteger(value, 'sequence'),
    release: asText(value, 'release', new RegExp(`^meta/${id}\\.json$`)),
    integrity: asIntegrity(value, 'integrity'),
    ...(value['canary'] === undefined ? {} : { canary: parseCanary(value['canary']) }),
    ...(value['withdrawn'] === true ? { withdrawn: true } : {}),
    ...asSignature(value),
  };
}

/**
 * Parses `meta/<id>.sig.json`.
 *
 * @throws with a message that names the first invalid field
 */
export function parseReleaseSignature(text: string): ReleaseSignature {
  const value = asRecord(parseJson(text, 'signature'), 'signature');
  return {
    id: asText(value, 'id', RELEASE_ID_PATTERN),
    integrity: asIntegrity(value, 'integrity'),
    ...asSignature(value),
  };
}

/**
 * Parses one history record.
 *
 * @throws with a message that names the first invalid field
 */
export function parseFlip(text: string): ReleaseChangeRecord {
  const value = asRecord(parseJson(text, 'flip'), 'flip');
  const canary = value['canary'] === null ? null : asRecord(value['canary'], 'canary');
  return {
    sequence: asInteger(value, 'sequence'),
    timestamp: asInteger(value, 'timestamp'),
    kind: asOneOf(value, 'kind', FLIP_KINDS),
    id: asText(value, 'id', RELEASE_ID_PATTERN),
    canary: canary && { id: asText(canary, 'id', RELEASE_ID_PATTERN), share: asShare(canary) },
    commit: value['commit'] === null ? null : asText(value, 'commit', COMMIT_PATTERN),
    ...(value['changed'] === true ? { changed: true } : {}),
    note: asNote(value, 'note'),
    person: asNote({ person: null, ...value }, 'person'),
  };
}

/**
 * Parses `switches.json`.
 *
 * @throws with a message that names the first invalid field
 */
export function parseSwitches(text: string): KillSwitchesDocument {
  const value = asRecord(parseJson(text, 'switches.json'), 'switches.json');
  const off = value['off'];
  if (!Array.isArray(off) || off.length > MAX_SWITCHES)
    throw new Error(`off is not a list of at most ${MAX_SWITCHES} entries`);
  return {
    sequence: asInteger(value, 'sequence'),
    timestamp: asInteger(value, 'timestamp'),
    off: off.map((entry: unknown) => {
      const fields = asRecord(entry, 'off');
      return {
        part: asText(fields, 'part', SWITCHABLE_PART_PATTERN),
        since: asInteger(fields, 'since'),
        note: asNote(fields, 'note'),
      };
    }),
    ...asSignature(value),
  };
}

/**
 * Returns whether a text has the format of a part that can be switched off, for example
 * `slot:header.search`.
 */
export function isSwitchablePart(text: string): boolean {
  return SWITCHABLE_PART_PATTERN.test(text);
}

/** Returns whether a text has the format of a release id. */
export function isReleaseId(text: string): boolean {
  return RELEASE_ID_PATTERN.test(text);
}

function parseCanary(rawCanary: unknown): CanaryStatement {
  const value = asRecord(rawCanary, 'canary');
  const id = asText(value, 'id', RELEASE_ID_PATTERN);
  return {
    id,
    release: asText(value, 'release', new RegExp(`^meta/${id}\\.json$`)),
    integrity: asIntegrity(value, 'integrity'),
    share: asShare(value),
    ...asSignature(value),
  };
}

function asShare(value: Fields): number {
  return asIntegerBetween(value, 'share', 1, 99);
}

function asSignature(value: Fields): { readonly keyId: string; readonly signature: string } {
  return {
    keyId: asText(value, 'keyId', /^[0-9a-f]{16}$/),
    signature: asText(value, 'signature', /^[A-Za-z0-9+/]{86}==$/),
  };
}

/**
 * Parses a release document.
 *
 * @throws with a message that names the first invalid field or a file without a hash
 */
export function parseRelease(text: string): ReleaseDocument {
  const value = asRecord(parseJson(text, 'release document'), 'release document');
  const web = asRecord(value['web'], 'web');
  const node = asRecord(value['node'], 'node');
  const document: ReleaseDocument = {
    name: asText(value, 'name', /^[a-z][a-z0-9-]*$/),
    id: asText(value, 'id', RELEASE_ID_PATTERN),
    contract: asInteger(value, 'contract'),
    ...(value['revision'] === undefined ? {} : { revision: asInteger(value, 'revision') }),
    ...(value['apiRevision'] === undefined ? {} : { apiRevision: asInteger(value, 'apiRevision') }),
    builtAt: asText(value, 'builtAt', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    commit: value['commit'] === null ? null : asText(value, 'commit', COMMIT_PATTERN),
    ...(value['changed'] === true ? { changed: true } : {}),
    previous: value['previous'] === null ? null : asText(value, 'previous', RELEASE_ID_PATTERN),
    web: {
      entry: asText(web, 'entry', FILE_NAME_PATTERN),
      container: asText(web, 'container', /^[A-Za-z_]\w*$/),
      remote: asFiles(web['remote'], 'web.remote'),
      views: Object.fromEntries(
        Object.entries(asRecord(web['views'], 'web.views')).map(([view, files]) => [
          view,
          asFiles(files, `web.views.${view}`),
        ]),
      ),
      styles: asFiles(web['styles'], 'web.styles'),
      files: asFileTable(web['files'], 'web.files'),
    },
    node: {
      entry: asText(node, 'entry', FILE_NAME_PATTERN),
      files: asFileTable(node['files'], 'node.files'),
    },
  };
  assertFilesHaveHashes(document);
  return document;
}

function assertFilesHaveHashes({ web, node }: ReleaseDocument): void {
  const referencedFiles = [
    web.entry,
    ...web.remote,
    ...web.styles,
    ...Object.values(web.views).flat(),
  ];
  const fileWithoutHash = referencedFiles.find((file) => !Object.hasOwn(web.files, file));
  if (fileWithoutHash !== undefined)
    throw new Error(`release document has no hash of ${fileWithoutHash}`);
  if (!Object.hasOwn(node.files, node.entry)) {
    throw new Error(`release document has no hash of ${node.entry}`);
  }
}

function asFiles(value: unknown, fieldName: string): string[] {
  if (
    Array.isArray(value) &&
    value.every((file) => typeof file === 'string' && FILE_NAME_PATTERN.test(file))
  ) {
    return value as string[];
  }
  throw new Error(`${fieldName} is not a list of file names`);
}

function asFileTable(value: unknown, fieldName: string): Record<string, ReleaseFile> {
  return Object.fromEntries(
    Object.entries(asRecord(value, fieldName)).map(([file, fileFields]) => {
      if (!FILE_NAME_PATTERN.test(file))
        throw new Error(`${fieldName}: "${file}" is not a file name`);
      const fields = asRecord(fileFields, `${fieldName}.${file}`);
      const size =
        fields['gzipBytes'] === undefined ? {} : { gzipBytes: asInteger(fields, 'gzipBytes') };
      return [
        file,
        { integrity: asIntegrity(fields, 'integrity'), bytes: asInteger(fields, 'bytes'), ...size },
      ];
    }),
  );
}
