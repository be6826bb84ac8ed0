import { createHash } from 'node:crypto';
import { computeIntegrity } from '@gruenland/federation/release/integrity.ts';
import type { ReleaseDocument, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import type { BuiltRelease } from './built-release.ts';

/** The changes that turn a release into a variant. */
export interface VariantChanges {
  /** Together with the id of the base release, determines the id of the variant. */
  readonly label: string;
  /** A text in the server bundle and the browser files, and its replacement. */
  readonly text?: readonly [from: string, to: string];
  /** Code that runs before the server bundle. */
  readonly prologue?: string;
  /** Code that runs before the entry script in the browser. */
  readonly webPrologue?: string;
  /**
   * A JavaScript expression that the server bundle exports instead of the remote's module. In the
   * expression, `remote` is that module.
   */
  readonly patch?: string;
  /** Like `patch`, but for the module in the browser. */
  readonly webPatch?: string;
  /** The contract version in the release document. */
  readonly contract?: number;
}

/**
 * Creates a variant of a real release, as if a team had built its next release. The variant has
 * changed files, a new id and matching hashes.
 *
 * @throws Error if the server bundle or the browser files lack the text to replace
 */
export function createReleaseVariant(base: BuiltRelease, changes: VariantChanges): BuiltRelease {
  const id = createHash('sha256')
    .update(`${base.document.id} ${changes.label}`)
    .digest('hex')
    .slice(0, 16);
  const editContent = (content: string) =>
    replaceText(content.replaceAll(base.document.id, id), changes);
  const node = mapScripts(base.node, (content) => patchBundle(editContent(content), changes));
  const containerName = base.document.web.container.replace(base.document.id, id);
  const web = editEntryScript(
    updateChunkHashes(mapScripts(base.web, editContent), base),
    base.document.web.entry,
    (text) =>
      [changes.webPrologue ?? '', text, createWebPatch(containerName, changes.webPatch)].join(''),
  );
  if (changes.text) assertTextFound(changes.text[1], { web, node });
  const { document } = base;
  return {
    web,
    node,
    document: {
      ...document,
      id,
      contract: changes.contract ?? document.contract,
      previous: document.id,
      web: {
        ...document.web,
        container: containerName,
        files: createFileTable(web),
      },
      node: { ...document.node, files: createFileTable(node) },
    },
  };
}

type FileContents = ReadonlyMap<string, Buffer>;

function replaceText(content: string, { text }: VariantChanges): string {
  return text ? content.replaceAll(...text) : content;
}

function patchBundle(bundle: string, { prologue = '', patch }: VariantChanges): string {
  const exportStatement = patch
    ? `\n;module.exports = { default: ((remote) => (${patch}))(module.exports.default) };`
    : '';
  return `${prologue}${bundle}${exportStatement}`;
}

/**
 * Returns code that is appended to the entry script. It wraps the Module Federation container of
 * the release.
 */
function createWebPatch(container: string, patch: string | undefined): string {
  if (!patch) return '';
  return `
;(({ get, init }) => {
  const changed = (remote) => (${patch});
  globalThis[${JSON.stringify(container)}] = {
    init,
    get: async (name) => {
      const module = (await get(name))();
      return () => ({ ...module, default: changed(module.default) });
    },
  };
})(globalThis[${JSON.stringify(container)}]);`;
}

function editEntryScript(
  web: FileContents,
  entry: string,
  change: (text: string) => string,
): FileContents {
  const text = web.get(entry)?.toString('utf8') ?? '';
  return new Map([...web, [entry, Buffer.from(change(text))]]);
}

/** Replaces the hashes of changed chunks in the entry script. */
function updateChunkHashes(web: FileContents, base: BuiltRelease): FileContents {
  const { entry, files } = base.document.web;
  let text = web.get(entry)?.toString('utf8') ?? '';
  for (const [name, content] of web) {
    const oldIntegrity = files[name]?.integrity;
    if (oldIntegrity && name !== entry)
      text = text.replaceAll(oldIntegrity, computeIntegrity(content));
  }
  return new Map([...web, [entry, Buffer.from(text)]]);
}

function mapScripts(files: FileContents, change: (content: string) => string): FileContents {
  return new Map(
    [...files].map(([name, content]) => [
      name,
      /\.c?js$/.test(name) ? Buffer.from(change(content.toString('utf8'))) : content,
    ]),
  );
}

function createFileTable(files: FileContents): ReleaseDocument['web']['files'] {
  const fileEntries = [...files].map(([name, content]): [string, ReleaseFile] => [
    name,
    { integrity: computeIntegrity(content), bytes: content.length },
  ]);
  return Object.fromEntries(fileEntries);
}

function assertTextFound(text: string, filesBySide: Readonly<Record<string, FileContents>>): void {
  for (const [side, files] of Object.entries(filesBySide)) {
    const isFound = [...files.values()].some((content) => content.includes(text));
    if (!isFound) throw new Error(`the ${side} files do not contain the text to change: ${text}`);
  }
}
