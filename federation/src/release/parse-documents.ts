import type {
  CanaryStatement,
  FlipKind,
  FlipRecord,
  LatestDocument,
  ReleaseDocument,
  ReleaseFile,
  ReleaseProof,
  SwitchesDocument,
} from '@gruenland/shared-contracts/release.ts';
import type { Fields } from '#release/parse-fields.ts';
import {
  asInteger,
  asIntegrity,
  asNote,
  asRecord,
  asText,
  asWithin,
  asWord,
  parseJson,
} from '#release/parse-fields.ts';

/**
 * Release documents come from outside: they are read field by field, and everything that a field
 * may name (files, paths) is checked before anything is fetched or run.
 */

const ID = /^[0-9a-z]{1,64}$/;
/** One file name, never a path. */
const FILE = /^[\w@-][\w.@-]*$/;
const COMMIT = /^[0-9a-f]{7,64}$/;
/** A part that can be switched off. */
const PART = /^(remote|block|slot):[A-Za-z][\w.-]{0,99}$/;
const FLIPS: readonly FlipKind[] = ['release', 'rollback', 'canary', 'promote', 'stop'];
/** Switched off at a time; more is a mistake. */
const MOST_SWITCHES = 500;

/** @throws with the first thing that is wrong */
export function parseLatest(text: string): LatestDocument {
  const value = asRecord(parseJson(text, 'latest.json'), 'latest.json');
  const id = asText(value, 'id', ID);
  return {
    id,
    timestamp: asInteger(value, 'timestamp'),
    sequence: asInteger(value, 'sequence'),
    release: asText(value, 'release', new RegExp(`^meta/${id}\\.json$`)),
    integrity: asIntegrity(value, 'integrity'),
    ...(value['canary'] === undefined ? {} : { canary: parseCanary(value['canary']) }),
    ...asSignature(value),
  };
}

/**
 * Reads `meta/<id>.sig.json`.
 *
 * @throws with the first thing that is wrong
 */
export function parseProof(text: string): ReleaseProof {
  const value = asRecord(parseJson(text, 'proof'), 'proof');
  return {
    id: asText(value, 'id', ID),
    integrity: asIntegrity(value, 'integrity'),
    ...asSignature(value),
  };
}

/**
 * Reads one line of a remote's history.
 *
 * @throws with the first thing that is wrong
 */
export function parseFlip(text: string): FlipRecord {
  const value = asRecord(parseJson(text, 'flip'), 'flip');
  const canary = value['canary'] === null ? null : asRecord(value['canary'], 'canary');
  return {
    sequence: asInteger(value, 'sequence'),
    timestamp: asInteger(value, 'timestamp'),
    kind: asWord(value, 'kind', FLIPS),
    id: asText(value, 'id', ID),
    canary: canary && { id: asText(canary, 'id', ID), share: asShare(canary) },
    commit: value['commit'] === null ? null : asText(value, 'commit', COMMIT),
    ...(value['changed'] === true ? { changed: true } : {}),
    note: asNote(value, 'note'),
  };
}

/**
 * Reads `switches.json`.
 *
 * @throws with the first thing that is wrong
 */
export function parseSwitches(text: string): SwitchesDocument {
  const value = asRecord(parseJson(text, 'switches.json'), 'switches.json');
  const off = value['off'];
  if (!Array.isArray(off) || off.length > MOST_SWITCHES) throw new Error('off is no short list');
  return {
    sequence: asInteger(value, 'sequence'),
    timestamp: asInteger(value, 'timestamp'),
    off: off.map((entry: unknown) => {
      const fields = asRecord(entry, 'off');
      return {
        part: asText(fields, 'part', PART),
        since: asInteger(fields, 'since'),
        note: asNote(fields, 'note'),
      };
    }),
    ...asSignature(value),
  };
}

/** Whether a text names a part that can be switched off, for example `slot:header.search`. */
export function isPart(text: string): boolean {
  return PART.test(text);
}

/** Whether a text has the form of a release id; says nothing of any release. */
export function isReleaseId(text: string): boolean {
  return ID.test(text);
}

function parseCanary(given: unknown): CanaryStatement {
  const value = asRecord(given, 'canary');
  const id = asText(value, 'id', ID);
  return {
    id,
    release: asText(value, 'release', new RegExp(`^meta/${id}\\.json$`)),
    integrity: asIntegrity(value, 'integrity'),
    share: asShare(value),
    ...asSignature(value),
  };
}

function asShare(value: Fields): number {
  return asWithin(value, 'share', 1, 99);
}

function asSignature(value: Fields): { readonly keyId: string; readonly signature: string } {
  return {
    keyId: asText(value, 'keyId', /^[0-9a-f]{16}$/),
    signature: asText(value, 'signature', /^[A-Za-z0-9+/]{86}==$/),
  };
}

/** @throws with the first thing that is wrong, files missing from the tables included */
export function parseRelease(text: string): ReleaseDocument {
  const value = asRecord(parseJson(text, 'release document'), 'release document');
  const web = asRecord(value['web'], 'web');
  const node = asRecord(value['node'], 'node');
  const document: ReleaseDocument = {
    name: asText(value, 'name', /^[a-z][a-z0-9-]*$/),
    id: asText(value, 'id', ID),
    contract: asInteger(value, 'contract'),
    ...(value['revision'] === undefined ? {} : { revision: asInteger(value, 'revision') }),
    builtAt: asText(value, 'builtAt', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    commit: value['commit'] === null ? null : asText(value, 'commit', COMMIT),
    ...(value['changed'] === true ? { changed: true } : {}),
    previous: value['previous'] === null ? null : asText(value, 'previous', ID),
    web: {
      entry: asText(web, 'entry', FILE),
      container: asText(web, 'container', /^[A-Za-z_]\w*$/),
      remote: asFiles(web['remote'], 'web.remote'),
      views: Object.fromEntries(
        Object.entries(asRecord(web['views'], 'web.views')).map(([view, files]) => [
          view,
          asFiles(files, `web.views.${view}`),
        ]),
      ),
      styles: asFiles(web['styles'], 'web.styles'),
      files: asTable(web['files'], 'web.files'),
    },
    node: { entry: asText(node, 'entry', FILE), files: asTable(node['files'], 'node.files') },
  };
  requireKnownFiles(document);
  return document;
}

function requireKnownFiles({ web, node }: ReleaseDocument): void {
  const named = [web.entry, ...web.remote, ...web.styles, ...Object.values(web.views).flat()];
  const unknown = named.find((file) => !Object.hasOwn(web.files, file));
  if (unknown !== undefined) throw new Error(`release document has no hash of ${unknown}`);
  if (!Object.hasOwn(node.files, node.entry)) {
    throw new Error(`release document has no hash of ${node.entry}`);
  }
}

function asFiles(value: unknown, what: string): string[] {
  if (Array.isArray(value) && value.every((file) => typeof file === 'string' && FILE.test(file))) {
    return value as string[];
  }
  throw new Error(`${what} is no list of file names`);
}

function asTable(value: unknown, what: string): Record<string, ReleaseFile> {
  return Object.fromEntries(
    Object.entries(asRecord(value, what)).map(([file, described]) => {
      if (!FILE.test(file)) throw new Error(`${what}: "${file}" is no file name`);
      const fields = asRecord(described, `${what}.${file}`);
      const size =
        fields['gzipBytes'] === undefined ? {} : { gzipBytes: asInteger(fields, 'gzipBytes') };
      return [
        file,
        { integrity: asIntegrity(fields, 'integrity'), bytes: asInteger(fields, 'bytes'), ...size },
      ];
    }),
  );
}
