import { formatDuration, PlainError, sayStep } from '../project/terminal.mjs';
import { sortServices } from './read-topology.mjs';

/** Time limit in milliseconds for a service that runs once. */
const ONCE_TIMEOUT_MS = 180_000;

/**
 * Starts all services of the site in the order and under the conditions of `depends_on`, except those
 * of profiles and `publish`, and waits until all are healthy.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function startSite(site) {
  const { engine, project, services } = site;
  await engine.run(['network', 'create', '--label', `project=${project}`, project]);
  for (const name of sortServices(services)) {
    if (services[name].profiles || name === 'publish') continue;
    await awaitConditions(site, services[name].depends_on ?? {});
    await site.start(name);
  }
  for (const name of listCheckedServices(site)) {
    const ms = await site.waitUntilHealthy(name);
    sayStep(true, name, `healthy, ${formatDuration(ms)}`);
  }
}

/** Lists the services that keep running, which all have a readiness check. */
export function listCheckedServices({ services }) {
  return Object.entries(services)
    .filter(([, { restart, profiles }]) => restart !== 'no' && !profiles)
    .map(([name]) => name);
}

async function awaitConditions(site, conditions) {
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
