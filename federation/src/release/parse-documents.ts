import type {
  LatestDocument,
  ReleaseDocument,
  ReleaseFile,
} from '@gruenland/shared-contracts/release.ts';
import { isIntegrity } from '#release/integrity.ts';

/**
 * Release documents come from outside: they are read field by field, and everything that a field
 * may name (files, paths) is checked before anything is fetched or run.
 */

const ID = /^[0-9a-z]{1,64}$/;
/** One file name, never a path. */
const FILE = /^[\w@-][\w.@-]*$/;

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
    builtAt: asText(value, 'builtAt', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    commit: value['commit'] === null ? null : asText(value, 'commit', /^[0-9a-f]{7,64}$/),
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

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is no JSON`);
  }
}

function asRecord(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Error(`${what} is no object`);
}

function asText(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(`${name} is missing or malformed`);
}

function asInteger(fields: Fields, name: string): number {
  const value = fields[name];
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error(`${name} is missing or no whole number`);
}

function asIntegrity(fields: Fields, name: string): LatestDocument['integrity'] {
  const value = fields[name];
  if (isIntegrity(value)) return value;
  throw new Error(`${name} is no sha384 hash`);
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
