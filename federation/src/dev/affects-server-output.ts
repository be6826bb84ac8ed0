import type { Compilation, Module, Stats } from 'webpack';

const SERVER_MODULE_PATTERN = /\.server\.tsx?$/;

/**
 * Returns whether a changed source file affects server output that a hot update cannot replace:
 * loader data, or HTML of parts without browser scripts. This applies to modules `*.server.ts(x)`
 * and to all modules that they import, directly or indirectly.
 *
 * @param file absolute path of the changed file
 * @param stats stats of the server build in development mode, where modules are not concatenated
 */
export function affectsServerOutput(
  file: string,
  { compilation }: Pick<Stats, 'compilation'>,
): boolean {
  // A changed stylesheet leaves the HTML unchanged; the browser client replaces the stylesheet.
  if (file.endsWith('.css')) return false;
  const modules = [...compilation.modules].filter((module) => getResource(module) === file);
  return modules.some((module) => isUsedByServer(module, compilation));
}

function isUsedByServer(startModule: Module, { moduleGraph }: Compilation): boolean {
  const visitedModules = new Set<Module>([startModule]);
  for (const module of visitedModules) {
    if (SERVER_MODULE_PATTERN.test(getResource(module) ?? '')) return true;
    for (const { originModule } of moduleGraph.getIncomingConnections(module)) {
      if (originModule) visitedModules.add(originModule);
    }
  }
  return false;
}

function getResource(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}
