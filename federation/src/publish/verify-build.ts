import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { ContractError } from '#server/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { proveViews } from '#server/prove-views.ts';
import { runBundle } from '#server/run-bundle.ts';
import type { BuildMode } from '#shared-packages.ts';
import { sharedPackages } from '#shared-packages.ts';

/** Milliseconds for running the bundle, and again for its views. */
const PATIENCE = 10_000;

/**
 * Does with a build what every shell will do with it once it is published, so that a release
 * which shells would refuse never gets published.
 *
 * @returns the document to publish: contract and revision are those that the module states
 * @throws with what a shell would say
 */
export async function verifyBuild(build: RemoteBuild, mode: BuildMode): Promise<ReleaseDocument> {
  const document = parseRelease(JSON.stringify(build.document));
  const bundle = await readFile(join(build.folder, 'node', document.node.entry));
  for (const [folder, { files }] of Object.entries({ web: document.web, node: document.node })) {
    for (const [file, { integrity }] of Object.entries(files)) {
      const content = await readFile(join(build.folder, folder, file));
      if (integrityOf(content) !== integrity) throw new Error(`${folder}/${file} was changed`);
    }
  }
  const exported = runBundle(bundle.toString('utf8'), {
    filename: `${build.name}@${build.id}/${document.node.entry}`,
    modules: installedModules(mode),
    timeoutMs: PATIENCE,
  });
  const module = checkModule(exported, build.name);
  await proveViews(module, PATIENCE);
  requireScripts(module, document.web.views);
  const { contract, revision } = module;
  return { ...document, contract, ...(revision === undefined ? {} : { revision }) };
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
