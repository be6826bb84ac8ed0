import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { Stats, StatsCompilation } from 'webpack';
import type { BuildMode } from '#shared-packages.ts';
import { writeCompressedFiles, createFileTable } from './file-table.ts';
import { computeInputHash } from './input-hash.ts';
import { listLockedPackages } from './locked-packages.ts';
import { STYLE_MODULES_EXPORT } from '#release/style-module.ts';
import { pruneBuilds } from './prune-builds.ts';
import { getContainerName, NODE_BUNDLE, REMOTE_CHUNK, REMOTE_ENTRY } from './remote-preset.ts';
import { readNeededApiRevision } from './read-needed-api.ts';
import { findReachedFiles } from './reached-files.ts';
import { runWebpack } from './run-webpack.ts';
import { moveMaps } from './source-maps.ts';
import { moveStyles } from './stylesheet.ts';
import { listChunkScripts, listViewScripts } from './view-scripts.ts';
import type { SourceState } from './source-state.ts';
import { readSourceState } from './source-state.ts';
import { getBuildFolder, readPackageName, readPreset, WORKSPACE_ROOT } from './workspace.ts';

/** A built release on disk: `web/`, `node/` and `release.json`. */
export interface RemoteBuild {
  readonly name: string;
  readonly id: string;
  readonly folder: string;
  readonly document: ReleaseDocument;
  /** Whether an existing build was reused, because its inputs were the same. */
  readonly isReused: boolean;
}

/**
 * Inputs that all remotes have in common, in addition to the files that each remote imports. A
 * change of any input gives every remote a new release id.
 */
const SHARED_INPUT_PATHS = [
  'federation/src/build',
  'federation/src/browser/shell-runtime.ts',
  'shared-contracts/src/remote-runtime.ts',
  'federation/src/shared-packages.ts',
];

/** Returns the release id of the current sources of a remote: 16 hex digits. */
export async function computeReleaseId(folder: string, mode: BuildMode): Promise<string> {
  return await computeInputHash(WORKSPACE_ROOT, await findReleaseInputs(folder), [
    await readPackageName(folder),
    mode,
    await listLockedPackages(),
  ]);
}

/**
 * Lists the inputs of a release: the remote's package, the shared inputs and all files of other
 * packages that the remote imports.
 */
async function findReleaseInputs(folder: string): Promise<string[]> {
  const packagePath = relative(WORKSPACE_ROOT, folder);
  const remotePaths = ['src', 'public', 'package.json', 'webpack.config.ts'];
  return [
    ...remotePaths.map((path) => join(packagePath, path)),
    ...SHARED_INPUT_PATHS,
    ...(await findReachedFiles(folder)),
  ];
}

/** Determines the commit of a remote's inputs and whether they have uncommitted changes. */
export async function readRemoteSourceState(folder: string): Promise<SourceState> {
  return await readSourceState(WORKSPACE_ROOT, [
    ...(await findReleaseInputs(folder)),
    'package-lock.json',
  ]);
}

/** Builds the release of a remote, or reuses an existing build of the same inputs. */
export async function buildRemote(folder: string, mode: BuildMode): Promise<RemoteBuild> {
  const id = await computeReleaseId(folder, mode);
  const name = await readPackageName(folder);
  const targetFolder = join(getBuildFolder(name, mode), id);
  // Reads the source state even if the build exists already: inputs that were uncommitted at build
  // time may have been committed since.
  const source = {
    ...(await readRemoteSourceState(folder)),
    apiRevision: await readNeededApiRevision(folder),
  };
  const existingDocument = await readDocument(targetFolder);
  if (existingDocument) {
    const document = { ...omitChangedFlag(existingDocument), ...source };
    return { name, id, folder: targetFolder, document, isReused: true };
  }

  const draftFolder = `${targetFolder}.draft-${process.pid}`;
  try {
    const document = await buildIntoFolder(folder, { id, mode, outFolder: draftFolder, source });
    const concurrentDocument = await moveToFinalFolder(draftFolder, targetFolder);
    await pruneBuilds(getBuildFolder(name, mode), id);
    return {
      name,
      id,
      folder: targetFolder,
      document: concurrentDocument ?? document,
      isReused: concurrentDocument !== null,
    };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

/**
 * Moves a finished build to its final folder.
 *
 * @returns null, or the release document of a build that a concurrent process has already put
 *   there. That build stays, because it may be in use.
 */
async function moveToFinalFolder(
  draftFolder: string,
  targetFolder: string,
): Promise<ReleaseDocument | null> {
  const existingDocument = await readDocument(targetFolder);
  if (existingDocument) return existingDocument;
  await rm(targetFolder, { recursive: true, force: true });
  try {
    await rename(draftFolder, targetFolder);
    return null;
  } catch (error) {
    const concurrentDocument = await readDocument(targetFolder);
    if (concurrentDocument) return concurrentDocument;
    throw error;
  }
}

async function buildIntoFolder(
  folder: string,
  target: {
    readonly id: string;
    readonly mode: BuildMode;
    readonly outFolder: string;
    readonly source: SourceState & Pick<ReleaseDocument, 'apiRevision'>;
  },
): Promise<ReleaseDocument> {
  const preset = await readPreset(folder);
  const { web, node } = preset.createConfigs(target);
  await mkdir(join(target.outFolder, 'web'), { recursive: true });
  const [webStats, nodeStats] = await Promise.all([runWebpack(web), runWebpack(node)]);
  assertBuildFilesAreInputs([webStats, nodeStats], await findReleaseInputs(folder));
  await moveMaps(target.outFolder);
  const styles = await moveStyles(
    join(target.outFolder, 'node'),
    join(target.outFolder, 'web'),
    target.mode,
  );
  const styleModules = Object.values(styles).flatMap(({ modules }) => modules);
  // The server needs the modules, so they are signed, checked and cached with its bundle.
  await appendFile(
    join(target.outFolder, 'node', NODE_BUNDLE),
    `\nmodule.exports.${STYLE_MODULES_EXPORT} = ${formatAsciiJson(styleModules)};\n`,
  );
  const document: ReleaseDocument = {
    name: preset.remote.name,
    id: target.id,
    contract: CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    ...target.source,
    previous: null,
    web: {
      ...describeWebBuild(webStats, preset.remote.name, target.id),
      styles: Object.values(styles).map(({ file }) => file),
      files: {},
    },
    node: { entry: NODE_BUNDLE, files: await createFileTable(join(target.outFolder, 'node')) },
  };
  const files = await writeCompressedFiles(join(target.outFolder, 'web'));
  const completeDocument = { ...document, web: { ...document.web, files } };
  await writeFile(
    join(target.outFolder, 'release.json'),
    `${JSON.stringify(completeDocument, null, 1)}\n`,
  );
  return completeDocument;
}

/**
 * Checks that every repository file that webpack has read is an input of the release id. Otherwise
 * a change to that file would not give a new id.
 */
function assertBuildFilesAreInputs(buildStats: readonly Stats[], inputs: readonly string[]): void {
  const files = buildStats.flatMap(({ compilation }) => [...compilation.fileDependencies]);
  const fileOutsideInputs = files
    .filter((file) => /\.(tsx?|css|svg|png|jpe?g|webp|avif|woff2?)$/.test(file))
    .map((file) => relative(WORKSPACE_ROOT, file))
    .find(
      (file) =>
        !/^\.\.|(^|\/)node_modules\//.test(file) &&
        !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
    );
  if (fileOutsideInputs !== undefined)
    throw new Error(`${fileOutsideInputs} is part of the build, but not of the release id`);
}

function describeWebBuild(stats: Stats, name: string, id: string) {
  const json: StatsCompilation = stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupMaxAssets: Infinity,
  });
  return {
    entry: REMOTE_ENTRY,
    container: getContainerName(name, id),
    remote: listChunkScripts(json, REMOTE_CHUNK),
    views: listViewScripts(json),
  };
}

function omitChangedFlag({
  changed: _,
  ...document
}: ReleaseDocument): Omit<ReleaseDocument, 'changed'> {
  return document;
}

async function readDocument(folder: string): Promise<ReleaseDocument | null> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseDocument);
}

/** Returns JSON without characters outside ASCII, like the rest of the bundle (`remote-preset.ts`). */
function formatAsciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
