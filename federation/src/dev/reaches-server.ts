import type { Compilation, Module, Stats } from 'webpack';

const SERVER_MODULE = /\.server\.tsx?$/;

/**
 * Whether the server makes something of a source that a page can only get from it: data of a loader,
 * or the HTML of a part that has no script in the browser. Both start at modules `*.server.ts(x)`.
 *
 * @param file absolute path of what changed
 * @param node the server's build in development mode, where each module still stands for itself
 */
export function reachesServer(file: string, { compilation }: Pick<Stats, 'compilation'>): boolean {
  // Styles reach a page by its stylesheet, whoever rendered it.
  if (file.endsWith('.css')) return false;
  const modules = [...compilation.modules].filter((module) => resourceOf(module) === file);
  return modules.some((module) => isUsedByServer(module, compilation));
}

function isUsedByServer(start: Module, { moduleGraph }: Compilation): boolean {
  const seen = new Set<Module>([start]);
  for (const module of seen) {
    if (SERVER_MODULE.test(resourceOf(module) ?? '')) return true;
    for (const { originModule } of moduleGraph.getIncomingConnections(module)) {
      if (originModule) seen.add(originModule);
    }
  }
  return false;
}

function resourceOf(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}
