import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { checkReleaseInSandbox } from '#server/sandbox-checker.ts';
import { runBundle } from '#server/run-bundle.ts';
import type { BuildMode } from '#shared-packages.ts';
import { listSharedPackages } from '#shared-packages.ts';

/**
 * Timeouts in milliseconds for the sandbox check, and for running the bundle again in this process.
 */
const TIMEOUTS_MS = { sandbox: 15_000, run: 10_000 };

/** A build that passed all checks. */
export interface VerifiedBuild {
  /** The document to publish, with the contract and revision that the release needs. */
  readonly document: ReleaseDocument;
  /** Routes, blocks and slots that no story renders. */
  readonly viewsWithoutStory: readonly string[];
  /** Path patterns of the remote's routes. */
  readonly paths: readonly string[];
  readonly routes: readonly RouteDefinition[];
}

/**
 * Checks a build in the same way as a shell checks it after publication. Runs the sandbox check
 * first, in a separate process.
 *
 * @param sandboxProgram path of the sandbox program of the shell
 * @throws with the error that a shell would report
 */
export async function verifyBuild(
  build: RemoteBuild,
  mode: BuildMode,
  sandboxProgram: string,
): Promise<VerifiedBuild> {
  const document = parseRelease(JSON.stringify(build.document));
  const { entry } = document.node;
  for (const [folder, { files }] of Object.entries({ web: document.web, node: document.node })) {
    for (const [file, { integrity }] of Object.entries(files)) {
      const content = await readFile(join(build.folder, folder, file));
      if (computeIntegrity(content) !== integrity)
        throw new Error(`${folder}/${file} differs from its hash`);
    }
  }
  const code = await readFile(join(build.folder, 'node', entry), 'utf8');
  const { viewsWithoutStory } = await checkReleaseInSandbox(
    sandboxProgram,
    { document, code },
    TIMEOUTS_MS.sandbox,
  );
  const module = loadModule(code, build, mode);
  assertViewsHaveScripts(module, document.web.views);
  const { contract, revision = 0 } = module;
  return {
    document: { ...document, contract, revision },
    viewsWithoutStory,
    paths: module.routes.map(({ path }) => path),
    routes: module.routes,
  };
}

/**
 * Runs the server bundle of a release in this process and checks its module.
 *
 * @throws {ContractError} when the bundle exports no valid module
 */
export function loadModule(
  code: string,
  { name, id }: { readonly name: string; readonly id: string },
  mode: BuildMode,
): RemoteModule {
  const bundleExports = runBundle(code, {
    filename: `${name}@${id}/remote.cjs`,
    modules: getInstalledModules(mode),
    timeoutMs: TIMEOUTS_MS.run,
  });
  return checkModule(bundleExports, name);
}

/**
 * Checks that every view has scripts: a view without scripts has a wrong or missing chunk name in
 * its dynamic import.
 */
function assertViewsHaveScripts(
  module: RemoteModule,
  views: Readonly<Record<string, readonly string[]>>,
): void {
  const expectedViews = [
    ...module.routes.filter(({ view }) => view).map(({ id }) => `route:${id}`),
    ...listHydratedViews('block', module.blocks),
    ...listHydratedViews('slot', module.slots),
  ];
  const missingViews = expectedViews.filter((view) => !views[view]);
  if (missingViews.length > 0) {
    const names = missingViews.map((view) => view.replace(':', '-'));
    throw new ContractError(`no chunk is named ${names.join(', ')} (webpackChunkName)`);
  }
}

function listHydratedViews(
  kind: string,
  definitions: Readonly<Record<string, { readonly hydrate: string } | undefined>> = {},
): string[] {
  return Object.entries(definitions)
    .filter(([, definition]) => definition !== undefined && definition.hydrate !== 'never')
    .map(([name]) => `${kind}:${name}`);
}

/** Returns the shared packages by name. Each package is loaded only when a bundle requires it. */
export function getInstalledModules(mode: BuildMode): Readonly<Record<string, unknown>> {
  const require = createRequire(import.meta.url);
  const modules: Record<string, unknown> = {};
  for (const name of listSharedPackages(mode)) {
    Object.defineProperty(modules, name, { enumerable: true, get: () => require(name) as unknown });
  }
  return modules;
}
