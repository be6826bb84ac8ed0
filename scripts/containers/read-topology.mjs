import { parse } from 'yaml';

/**
 * Reads the services and volumes of a compose file, with anchors and variables resolved.
 *
 * @param {string} text content of the file
 * @param {Readonly<Record<string, string>>} variables
 * @returns {{ services: Readonly<Record<string, object>>, volumes: Readonly<Record<string, object>> }}
 * @throws when the file requires a variable that is missing or empty
 */
export function readTopology(text, variables) {
  const { services, volumes = {} } = parse(text, { merge: true });
  return { services: resolveVariables(services, variables), volumes };
}

function resolveVariables(value, variables) {
  if (typeof value === 'string') return resolveText(value, variables);
  if (Array.isArray(value)) return value.map((item) => resolveVariables(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveVariables(item, variables)]),
  );
}

/** Resolves `${NAME}`, `${NAME:-default}` and `${NAME:?}`. */
function resolveText(text, variables) {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, operator, fallback) => {
    if (variables[name]) return variables[name];
    if (operator === '?') throw new Error(`docker-compose.yml requires ${name}`);
    return operator === '-' ? fallback : '';
  });
}

/**
 * Lists the services of a topology in an order in which each follows the services that it depends on.
 *
 * @param {Readonly<Record<string, object>>} services
 * @param {readonly string[]} [names] Only these and those that they depend on.
 * @returns {string[]}
 * @throws when services wait for each other
 */
export function sortServices(services, names = Object.keys(services)) {
  const sorted = [];
  const visit = (name, path) => {
    if (sorted.includes(name)) return;
    if (path.includes(name)) throw new Error(`services wait for each other: ${path.join(', ')}`);
    for (const needed of listNeededServices(services[name])) visit(needed, [...path, name]);
    sorted.push(name);
  };
  for (const name of names) visit(name, []);
  return sorted;
}

function listNeededServices({ depends_on: needed = {}, network_mode: mode = '' }) {
  const shared = mode.startsWith('service:') ? [mode.slice('service:'.length)] : [];
  return [...Object.keys(needed), ...shared];
}
