import { buildImages } from '../build-images.mjs';
import { removeContainers } from '../remove-site.mjs';
import { awaitConditions, bringUp, listStartedServices } from '../start-site.mjs';
import { parseCommandLine, separateOptions } from './parse-command-line.mjs';

const STOP_TIMEOUT_MS = 180_000;

/** What each command does with the site. */
const COMMANDS = {
  up: async (site, words, variables) => {
    const { options, rest } = separateOptions(words);
    const services = site.readServices(variables);
    const names = rest.length > 0 ? rest : listStartedServices(services);
    if (options.some(([name]) => name === '--build')) {
      const targets = new Set(names.flatMap((name) => services[name].build?.target ?? []));
      await buildImages(site.engine, [...targets], site.signal);
    }
    await bringUp(site, services, names);
    return '';
  },
  down: async (site) => {
    await removeContainers(site.engine, site.project);
    return '';
  },
  stop: async (site) => {
    const names = listStartedServices(site.services).toReversed();
    const containers = names.map(site.getContainer);
    return runEngine(site, ['stop', ...containers], { timeoutMs: STOP_TIMEOUT_MS });
  },
  restart: async (site, words) => runEngine(site, ['restart', ...words.map(site.getContainer)]),
  ps: async (site, words) =>
    runEngine(site, ['ps', ...words, '--filter', `label=project=${site.project}`]),
  logs: async (site, words) => {
    const { options, rest } = separateOptions(words, ['--tail']);
    const names = rest.length > 0 ? rest : listStartedServices(site.services);
    const tail = options.filter(([name]) => name === '--tail').flat();
    const texts = [];
    for (const name of names)
      texts.push(await runEngine(site, ['logs', ...tail, site.getContainer(name)]));
    return texts.join('');
  },
  exec: async (site, words) => {
    const { options, rest } = separateOptions(words, ['--user']);
    const [name, ...command] = rest;
    const user = options.filter(([option]) => option === '--user').flat();
    return runEngine(site, ['exec', ...user, site.getContainer(name), ...command]);
  },
  run: async (site, words) => {
    const { options, rest } = separateOptions(words);
    const [name, ...command] = rest;
    const read = (option) => options.filter(([key]) => key === option).map(([, value]) => value);
    const services = site.readServices();
    const service = services[name];
    if (!options.some(([option]) => option === '--no-deps')) {
      const conditions = service.depends_on ?? {};
      await bringUp(site, services, Object.keys(conditions));
      await awaitConditions(site, conditions);
    }
    const added = Object.fromEntries(read('--env').map((text) => text.split(/=(.*)/s).slice(0, 2)));
    const change = {
      ...service,
      environment: { ...service.environment, ...added },
      user: read('--user')[0],
    };
    const volumes = read('--volume').map((text) => text.replace(/^\./, site.folder));
    return (await site.runOnce(name, command, { change, volumes })).output;
  },
};

/**
 * Runs a line of docs/operations.md on the site of `npm run containers`, as docker would.
 *
 * @param {import('../create-site.mjs').Site} site
 * @param {string} line
 * @returns {Promise<string>} the output
 * @throws {import('../../project/terminal.mjs').PlainError} when the command fails
 */
export async function runDockerLine(site, line) {
  const { variables, words } = parseCommandLine(line);
  const [group, command, ...rest] = words;
  if (group === 'volume' && command === 'rm') return removeVolumes(site, rest);
  if (group !== 'compose' || COMMANDS[command] === undefined)
    throw new Error(`containers cannot run: ${line}`);
  return COMMANDS[command](site, rest, variables);
}

/** Volumes of the run have other names than those of a site, so that a real one is never removed. */
function removeVolumes(site, names) {
  const own = names.map((wanted) => {
    const [key] = Object.entries(site.volumes).find(([, volume]) => volume?.name === wanted);
    return `${site.project}-${key}`;
  });
  return runEngine(site, ['volume', 'rm', ...own]);
}

async function runEngine({ engine }, args, options) {
  return (await engine.run(args, options)).output;
}
