import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';

/**
 * Checks the exports of a bundle: contract number, name and the shape of everything the shell
 * calls. Calls none of the exported functions.
 *
 * @throws {ContractError} for the first violation
 */
export function checkModule(exported: unknown, name: string): RemoteModule {
  const module = fields(fields(exported, 'the bundle')['default'], 'its default export');
  checkContract({
    contract: requireInteger(module['contract'], 'contract'),
    revision: requireInteger(module['revision'] ?? 0, 'revision'),
  });
  if (module['name'] !== name) {
    throw new ContractError(`name is "${String(module['name'])}", not "${name}"`);
  }
  checkRoutes(module['routes']);
  for (const [kind, set] of [
    ['block', module['blocks']],
    ['slot', module['slots']],
  ] as const) {
    for (const [key, definition] of Object.entries(fields(set ?? {}, `${kind}s`))) {
      if (definition === undefined) continue;
      checkViewDefinition(fields(definition, `${kind} ${key}`), `${kind} ${key}`);
    }
  }
  if (module['site'] !== undefined)
    requireFunction(fields(module['site'], 'site'), 'loader', 'site');
  if (module['stories'] !== undefined) requireFunction(module, 'stories', 'the module');
  return module as unknown as RemoteModule;
}

type Fields = Readonly<Record<string, unknown>>;

function checkRoutes(routes: unknown): void {
  if (!Array.isArray(routes)) throw new ContractError('routes is not an array');
  const seen = new Set<string>();
  for (const entry of routes as readonly unknown[]) {
    const route = fields(entry, 'a route');
    const id = String(route['id']);
    if (!/^[\w.-]+$/.test(id)) throw new ContractError(`invalid route id "${id}"`);
    if (seen.has(id)) throw new ContractError(`duplicate route id "${id}"`);
    seen.add(id);
    const path = route['path'];
    if (typeof path !== 'string' || (path !== '*' && !path.startsWith('/'))) {
      throw new ContractError(`route ${id} has no path that starts with "/"`);
    }
    const { layout } = fields(route['handle'], `handle of route ${id}`);
    if (typeof layout !== 'string') throw new ContractError(`route ${id} has no layout`);
    requireFunction(route, 'view', `route ${id}`);
    for (const name of ['loader', 'action', 'accepts'])
      checkOptionalFunction(route, name, `route ${id}`);
  }
}

const HYDRATION_MODES = new Set<unknown>(['never', 'always', 'idle', 'children']);

function checkViewDefinition(definition: Fields, what: string): void {
  if (!HYDRATION_MODES.has(definition['hydrate'])) {
    throw new ContractError(`${what} has no valid "hydrate"`);
  }
  requireFunction(definition, 'view', what);
  for (const name of ['parse', 'expand', 'regions', 'loader'])
    checkOptionalFunction(definition, name, what);
}

function requireFunction(owner: Fields, name: string, what: string): void {
  if (typeof owner[name] !== 'function') throw new ContractError(`${what} has no "${name}"`);
}

function checkOptionalFunction(owner: Fields, name: string, what: string): void {
  if (owner[name] !== undefined) requireFunction(owner, name, what);
}

function requireInteger(value: unknown, what: string): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new ContractError(`${what} is ${String(value)}, must be an integer`);
}

function fields(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields;
  throw new ContractError(`${what} is not an object`);
}
