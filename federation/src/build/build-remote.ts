import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { Stats, StatsCompilation } from 'webpack';
import type { BuildMode } from '#shared-packages.ts';
import { compressedFileTable, fileTable } from './file-table.ts';
import { inputHash } from './input-hash.ts';
import { pruneBuilds } from './prune-builds.ts';
import { getContainerName, NODE_BUNDLE, REMOTE_CHUNK, REMOTE_ENTRY } from './remote-preset.ts';
import { runWebpack } from './run-webpack.ts';
import { moveMaps } from './source-maps.ts';
import { moveStyles } from './stylesheet.ts';
import { chunkScripts, viewScripts } from './view-scripts.ts';
import type { SourceState } from './source-state.ts';
import { readSourceState } from './source-state.ts';
import { getBuildFolder, packageName, readPreset, WORKSPACE } from './workspace.ts';

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
 * Inputs of a release besides the remote's own files; a change of any input gives a new release id.
 */
const SHARED_INPUTS = [
  'shared-contracts/src',
  'shared-ui/src',
  'federation/src/build',
  'federation/src/shared-packages.ts',
  'package-lock.json',
];

/** Returns the release id of the current sources of a remote: 16 hex digits. */
export async function computeReleaseId(folder: string, mode: BuildMode): Promise<string> {
  return await inputHash(WORKSPACE, getInputs(folder), [await packageName(folder), mode]);
}

function getInputs(folder: string): string[] {
  const packagePath = relative(WORKSPACE, folder);
  const remotePaths = ['src', 'public', 'package.json', 'webpack.config.ts'];
  return [...remotePaths.map((path) => join(packagePath, path)), ...SHARED_INPUTS];
}

/** Builds the release of a remote, or reuses an existing build of the same inputs. */
export async function buildRemote(folder: string, mode: BuildMode): Promise<RemoteBuild> {
  const id = await computeReleaseId(folder, mode);
  const name = await packageName(folder);
  const targetFolder = join(getBuildFolder(name, mode), id);
  // The source state is read for reused builds, too, because the inputs may have been committed
  // since the build.
  const source = await readSourceState(WORKSPACE, getInputs(folder));
  const existingDocument = await readDocument(targetFolder);
  if (existingDocument) {
    const document = { ...omitSource(existingDocument), ...source };
    return { name, id, folder: targetFolder, document, isReused: true };
  }

  const draftFolder = `${targetFolder}.draft-${process.pid}`;
  try {
    const document = await buildInto(folder, { id, mode, out: draftFolder, source });
    const concurrentDocument = await moveIntoPlace(draftFolder, targetFolder);
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
async function moveIntoPlace(
  draftFolder: string,
  targetFolder: string,
): Promise<ReleaseDocument | null> {
  const existing = await readDocument(targetFolder);
  if (existing) return existing;
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

async function buildInto(
  folder: string,
  target: {
    readonly id: string;
    readonly mode: BuildMode;
    readonly out: string;
    readonly source: SourceState;
  },
): Promise<ReleaseDocument> {
  const preset = await readPreset(folder);
  const { web, node } = preset.configurations(target);
  await mkdir(join(target.out, 'web'), { recursive: true });
  const [webStats] = await Promise.all([runWebpack(web), runWebpack(node)]);
  await moveMaps(target.out);
  const styles = await moveStyles(join(target.out, 'node'), join(target.out, 'web'), {
    bundle: NODE_BUNDLE,
    mode: target.mode,
  });
  const document: ReleaseDocument = {
    name: preset.remote.name,
    id: target.id,
    contract: CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    ...target.source,
    previous: null,
    web: { ...describeWeb(webStats, preset.remote.name, target.id), styles, files: {} },
    node: { entry: NODE_BUNDLE, files: await fileTable(join(target.out, 'node')) },
  };
  const files = await compressedFileTable(join(target.out, 'web'));
  const completeDocument = { ...document, web: { ...document.web, files } };
  await writeFile(
    join(target.out, 'release.json'),
    `${JSON.stringify(completeDocument, null, 1)}\n`,
  );
  return completeDocument;
}

function describeWeb(stats: Stats, name: string, id: string) {
  const json: StatsCompilation = stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupMaxAssets: Infinity,
  });
  return {
    entry: REMOTE_ENTRY,
    container: getContainerName(name, id),
    remote: chunkScripts(json, REMOTE_CHUNK),
    views: viewScripts(json),
  };
}

function omitSource({
  changed: _,
  ...document
}: ReleaseDocument): Omit<ReleaseDocument, 'changed'> {
  return document;
}

async function readDocument(folder: string): Promise<ReleaseDocument | null> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseDocument);
}
