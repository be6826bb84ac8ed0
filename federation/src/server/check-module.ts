import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';

/**
 * Checks the exports of a bundle: contract number, name and the shape of everything that the shell
 * calls. Calls none of the exported functions.
 *
 * @throws {ContractError} for the first violation
 */
export function checkModule(bundleExports: unknown, name: string): RemoteModule {
  const module = asFields(asFields(bundleExports, 'the bundle')['default'], 'its default export');
  checkContract({
    contract: requireInteger(module['contract'], 'contract'),
    revision: requireInteger(module['revision'] ?? 0, 'revision'),
  });
  if (module['name'] !== name) {
    throw new ContractError(`name is "${String(module['name'])}", not "${name}"`);
  }
  checkRoutes(module['routes']);
  for (const [kind, definitions] of [
    ['block', module['blocks']],
    ['slot', module['slots']],
  ] as const) {
    for (const [key, definition] of Object.entries(asFields(definitions ?? {}, `${kind}s`))) {
      if (definition === undefined) continue;
      checkViewDefinition(asFields(definition, `${kind} ${key}`), `${kind} ${key}`);
    }
  }
  if (module['site'] !== undefined)
    requireFunction(asFields(module['site'], 'site'), 'loader', 'site');
  if (module['stories'] !== undefined) requireFunction(module, 'stories', 'the module');
  return module as unknown as RemoteModule;
}

type Fields = Readonly<Record<string, unknown>>;

function checkRoutes(routes: unknown): void {
  if (!Array.isArray(routes)) throw new ContractError('routes is not an array');
  const routeIds = new Set<string>();
  for (const entry of routes as readonly unknown[]) {
    const route = asFields(entry, 'a route');
    const id = String(route['id']);
    if (!/^[\w.-]+$/.test(id)) throw new ContractError(`invalid route id "${id}"`);
    if (routeIds.has(id)) throw new ContractError(`duplicate route id "${id}"`);
    routeIds.add(id);
    const path = route['path'];
    if (typeof path !== 'string' || (path !== '*' && !path.startsWith('/'))) {
      throw new ContractError(`route ${id} has no path that starts with "/"`);
    }
    const { layout } = asFields(route['handle'], `handle of route ${id}`);
    if (typeof layout !== 'string') throw new ContractError(`route ${id} has no layout`);
    // A route that serves documents has a loader and no view.
    requireFunction(route, route['view'] === undefined ? 'loader' : 'view', `route ${id}`);
    for (const name of ['loader', 'action', 'accepts'])
      checkOptionalFunction(route, name, `route ${id}`);
  }
}

const HYDRATION_MODES = new Set<unknown>(['never', 'always', 'idle', 'children']);

function checkViewDefinition(definition: Fields, label: string): void {
  if (!HYDRATION_MODES.has(definition['hydrate'])) {
    throw new ContractError(`${label} has no valid "hydrate"`);
  }
  requireFunction(definition, 'view', label);
  for (const name of ['parse', 'expand', 'regions', 'loader'])
    checkOptionalFunction(definition, name, label);
}

function requireFunction(owner: Fields, name: string, label: string): void {
  if (typeof owner[name] !== 'function') throw new ContractError(`${label} has no "${name}"`);
}

function checkOptionalFunction(owner: Fields, name: string, label: string): void {
  if (owner[name] !== undefined) requireFunction(owner, name, label);
}

function requireInteger(value: unknown, label: string): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new ContractError(`${label} is ${String(value)}, must be an integer`);
}

function asFields(value: unknown, label: string): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields;
  throw new ContractError(`${label} is not an object`);
}
