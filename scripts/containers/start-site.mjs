import { formatDuration, PlainError, sayStep } from '../project/terminal.mjs';
import { sortServices } from './read-topology.mjs';

/** Time limit in milliseconds for a service that runs once. */
const ONCE_TIMEOUT_MS = 600_000;

/**
 * Starts all services of the site, except those of profiles and `publish`, and waits until all are
 * healthy.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function startSite(site) {
  const names = listStartedServices(site.services).filter((name) => name !== 'publish');
  const started = performance.now();
  await bringUp(site, site.services, names);
  const elapsed = formatDuration(performance.now() - started);
  sayStep(true, 'site', `${listCheckedServices(site).length} services are healthy, ${elapsed}`);
}

/**
 * Starts the containers of services and of those that they depend on, in this order: those that do
 * not run, and those whose settings or image have changed. Waits until they are healthy.
 *
 * @param {import('./create-site.mjs').Site} site
 * @param {Readonly<Record<string, object>>} services with variables resolved
 * @param {readonly string[]} names
 */
export async function bringUp(site, services, names) {
  await site.ensureNetwork();
  const started = [];
  for (const name of sortServices(services, names)) {
    await awaitConditions(site, services[name].depends_on ?? {});
    if (await site.isCurrent(name, services[name])) continue;
    await site.remove(name);
    await site.start(name, services[name]);
    started.push(name);
  }
  for (const name of started)
    if (services[name].restart !== 'no') await site.waitUntilHealthy(name);
}

/** Lists the services that start by default. */
export function listStartedServices(services) {
  return Object.keys(services).filter((name) => !services[name].profiles);
}

/** Lists the services that keep running, which all have a readiness check. */
export function listCheckedServices({ services }) {
  return listStartedServices(services).filter((name) => services[name].restart !== 'no');
}

/** Waits until the conditions of `depends_on` are met. */
export async function awaitConditions(site, conditions) {
  for (const [name, { condition }] of Object.entries(conditions)) {
    if (condition === 'service_healthy') await site.waitUntilHealthy(name);
    if (condition === 'service_completed_successfully') await awaitEnd(site, name);
  }
}

async function awaitEnd({ engine, getContainer }, name) {
  const { output } = await engine.run(['wait', getContainer(name)], { timeoutMs: ONCE_TIMEOUT_MS });
  if (output.trim() === '0') return;
  const logs = await engine.run(['logs', getContainer(name)], { allowFailure: true });
  throw new PlainError(`✗ ${name} ended with ${output.trim()}:\n${logs.output.trim()}`);
}
