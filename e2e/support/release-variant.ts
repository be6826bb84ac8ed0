import { createHash } from 'node:crypto';
import { computeIntegrity } from '@gruenland/federation/release/integrity.ts';
import type { ReleaseDocument, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import type { BuiltRelease } from './built-release.ts';

/** Changes that turn a release into a variant. */
export interface VariantChanges {
  /** Input of the hash that becomes the variant's id. The same label always gives the same id. */
  readonly label: string;
  /**
   * A text and its replacement. The text is replaced in the server bundle and in the browser files.
   */
  readonly text?: readonly [from: string, to: string];
  /** Code that runs before the server bundle. */
  readonly prologue?: string;
  /** Code that runs before the browser's entry script. */
  readonly webPrologue?: string;
  /**
   * JavaScript expression for the server bundle. Receives the remote's module as `remote` and
   * returns the changed module.
   */
  readonly patch?: string;
  /** Expression like `patch`, but for the remote's module in the browser. */
  readonly webPatch?: string;
  /** Contract version in the release document. */
  readonly contract?: number;
}

/**
 * Creates a variant of a real release, which stands for the next release that a team would build.
 * The variant has changed files, a new id and matching hashes.
 *
 * @throws if the server bundle or the browser files lack the text to change
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

type Files = ReadonlyMap<string, Buffer>;

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
 * Returns code to append to the entry script. The code wraps the Module Federation container of the
 * release.
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

function editEntryScript(web: Files, entry: string, change: (text: string) => string): Files {
  const text = web.get(entry)?.toString('utf8') ?? '';
  return new Map([...web, [entry, Buffer.from(change(text))]]);
}

/** Replaces the chunk hashes in the entry script after chunks were changed. */
function updateChunkHashes(web: Files, base: BuiltRelease): Files {
  const { entry, files } = base.document.web;
  let text = web.get(entry)?.toString('utf8') ?? '';
  for (const [name, content] of web) {
    const oldIntegrity = files[name]?.integrity;
    if (oldIntegrity && name !== entry)
      text = text.replaceAll(oldIntegrity, computeIntegrity(content));
  }
  return new Map([...web, [entry, Buffer.from(text)]]);
}

function mapScripts(files: Files, change: (content: string) => string): Files {
  return new Map(
    [...files].map(([name, content]) => [
      name,
      /\.c?js$/.test(name) ? Buffer.from(change(content.toString('utf8'))) : content,
    ]),
  );
}

function createFileTable(files: Files): ReleaseDocument['web']['files'] {
  const fileEntries = [...files].map(([name, content]): [string, ReleaseFile] => [
    name,
    { integrity: computeIntegrity(content), bytes: content.length },
  ]);
  return Object.fromEntries(fileEntries);
}

function assertTextFound(text: string, filesBySide: Readonly<Record<string, Files>>): void {
  for (const [side, files] of Object.entries(filesBySide)) {
    const isFound = [...files.values()].some((content) => content.includes(text));
    if (!isFound) throw new Error(`the ${side} files do not contain the text to change: ${text}`);
  }
}
