import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GUEST_RUNTIME_REVISION } from '@gruenland/shared-contracts/dev-build-runtime.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { proveRelease } from '#server/release-prover.ts';
import { runBundle } from '#server/run-bundle.ts';
import type { BuildMode } from '#shared-packages.ts';
import { sharedPackages } from '#shared-packages.ts';

/** Milliseconds for all that a shell does with a release, and for running its bundle once more. */
const PATIENCE = { proof: 15_000, run: 10_000 };

/** A build that may be published. */
export interface VerifiedBuild {
  /** The document to publish: contract and revision are those that the module and its build need. */
  readonly document: ReleaseDocument;
  /** Routes, blocks and slots that no story shows, so that nothing rendered them. */
  readonly withoutStory: readonly string[];
  /** Path patterns of its routes. */
  readonly paths: readonly string[];
}

/**
 * Does with a build what every shell will do with it once it is published, so that a release
 * which shells would refuse never gets published. All of it happens in a process of its own first.
 *
 * @param prover the shell's program that proves releases
 * @throws with what a shell would say
 */
export async function verifyBuild(
  build: RemoteBuild,
  mode: BuildMode,
  prover: string,
): Promise<VerifiedBuild> {
  const document = parseRelease(JSON.stringify(build.document));
  const { entry } = document.node;
  for (const [folder, { files }] of Object.entries({ web: document.web, node: document.node })) {
    for (const [file, { integrity }] of Object.entries(files)) {
      const content = await readFile(join(build.folder, folder, file));
      if (integrityOf(content) !== integrity) throw new Error(`${folder}/${file} was changed`);
    }
  }
  const code = await readFile(join(build.folder, 'node', entry), 'utf8');
  const { withoutStory } = await proveRelease(prover, { document, code }, PATIENCE.proof);
  const exported = runBundle(code, {
    filename: `${build.name}@${build.id}/${entry}`,
    modules: installedModules(mode),
    timeoutMs: PATIENCE.run,
  });
  const module = checkModule(exported, build.name);
  requireScripts(module, document.web.views);
  const { contract, revision = 0 } = module;
  return {
    document: { ...document, contract, revision: Math.max(revision, GUEST_RUNTIME_REVISION) },
    withoutStory,
    paths: module.routes.map(({ path }) => path),
  };
}

/** A view without scripts of its own has a dynamic import whose chunk name is wrong or missing. */
function requireScripts(
  module: RemoteModule,
  views: Readonly<Record<string, readonly string[]>>,
): void {
  const expected = [
    ...module.routes.map((route) => `route:${route.id}`),
    ...interactive('block', module.blocks),
    ...interactive('slot', module.slots),
  ];
  const missing = expected.filter((view) => !views[view]);
  if (missing.length > 0) {
    const names = missing.map((view) => view.replace(':', '-'));
    throw new ContractError(`no chunk is named ${names.join(', ')} (webpackChunkName)`);
  }
}

function interactive(
  kind: string,
  definitions: Readonly<Record<string, { readonly hydrate: string } | undefined>> = {},
): string[] {
  return Object.entries(definitions)
    .filter(([, definition]) => definition !== undefined && definition.hydrate !== 'never')
    .map(([name]) => `${kind}:${name}`);
}

/** The shared packages as they are installed here; each is loaded when a bundle asks for it. */
export function installedModules(mode: BuildMode): Readonly<Record<string, unknown>> {
  const require = createRequire(import.meta.url);
  const modules: Record<string, unknown> = {};
  for (const name of sharedPackages(mode)) {
    Object.defineProperty(modules, name, { enumerable: true, get: () => require(name) as unknown });
  }
  return modules;
}
