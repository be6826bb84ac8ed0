import { MissingProgramError } from '../cluster/cluster-services.mjs';
import { assertOkResponse, createReadinessCheck } from '../cluster/readiness-check.mjs';
import { ensureServerProgram } from '../install/system-packages.mjs';
import { Service } from '../start/service.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Creates a program of Prometheus as a service: the server or one of its exporters.
 *
 * @param {object} options
 * @param {string} options.name Name of the program and of its Debian package.
 * @param {readonly string[]} options.args
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} options.readyUrl URL that answers 200 when it is ready.
 * @param {string} options.logFile
 * @param {AbortSignal} options.signal
 * @throws {MissingProgramError} when the program is not installed
 */
export async function createMonitoringService({
  name,
  args,
  env = process.env,
  readyUrl,
  logFile,
  signal,
}) {
  const command = await ensureServerProgram(name, [name], signal);
  if (!command) {
    throw new MissingProgramError(`✗ ${name} is not installed; on Debian: apt-get install ${name}`);
  }
  return new Service({
    name,
    program: { command, args },
    url: '',
    env,
    ready: createReadinessCheck(() => assertOkResponse(readyUrl, signal)),
    deadlineMs: START_TIMEOUT_MS,
    logFile,
    report: () => {},
  });
}
