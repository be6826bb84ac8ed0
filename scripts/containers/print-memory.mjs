import { readKubernetes } from '../deploy/read-kubernetes.mjs';
import { PlainError, say } from '../project/terminal.mjs';
import { formatMemoryTable, parseMemory } from './format-memory-table.mjs';
import { listCheckedServices } from './start-site.mjs';

/** Share of its limit that a service may use after the cases. */
const MAX_SHARE = 0.8;

/**
 * Prints the sizes of images, and the resident memory of all services against the limits of the
 * Kubernetes manifests and of `docker-compose.yml`.
 *
 * @param {import('./create-site.mjs').Site} site
 * @throws {PlainError} when a service uses more than 80 % of its limit
 */
export async function printMemory(site) {
  const { engine, services } = site;
  const targets = [...new Set(Object.values(services).flatMap(({ build }) => build?.target ?? []))];
  const images = [];
  for (const name of targets) {
    const args = ['image', 'inspect', '--format', '{{.Size}}', `gruenland-${name}`];
    images.push({ name, bytes: Number((await engine.run(args)).output) });
  }
  const limits = readLimits();
  const rows = [];
  for (const name of listCheckedServices(site)) {
    const limitBytes = limits.get(services[name].build?.target) ?? readComposeLimit(services[name]);
    rows.push({ name, bytes: await readResidentBytes(site, name), limitBytes });
  }
  for (const line of formatMemoryTable(images, rows)) say(`  ${line}`);
  const large = rows.filter(({ bytes, limitBytes }) => bytes > limitBytes * MAX_SHARE);
  if (large.length > 0)
    throw new PlainError(
      `${large.map(({ name }) => name).join(', ')}: more than 80 % of the limit`,
    );
  return 'every service uses less than 80 % of its limit';
}

/** Returns the limits in bytes of the containers in the manifests, by target of the Dockerfile. */
function readLimits() {
  const containers = readKubernetes()
    .getObjectsOfKind('Deployment')
    .flatMap(({ spec }) => spec.template.spec.containers);
  return new Map(
    containers.map(({ image, resources }) => [
      image.replace('gruenland-', ''),
      parseMemory(resources.limits.memory),
    ]),
  );
}

function readComposeLimit({ mem_limit: text }) {
  return text === undefined ? undefined : parseMemory(text);
}

/** Sums the resident memory of all processes in a container. */
async function readResidentBytes(site, name) {
  const command = ['sh', '-c', 'grep -h VmRSS /proc/[0-9]*/status'];
  const { output } = await site.exec(name, command, { allowFailure: true });
  const kilobytes = [...output.matchAll(/VmRSS:\s+(\d+) kB/g)].map(([, number]) => Number(number));
  return kilobytes.reduce((sum, number) => sum + number, 0) * 1024;
}
