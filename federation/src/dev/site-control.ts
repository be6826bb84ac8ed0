import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Thrown when a service does not run after its restart. The message contains the output of the
 * service.
 */
export class ServiceFailedError extends Error {
  override readonly name = 'ServiceFailedError';
}

/**
 * Restarts one service of the site that `npm start` runs with this data folder
 * (scripts/start/control.mjs). Resolves when the service is healthy.
 *
 * @throws {ServiceFailedError} when the service does not start
 * @throws when no site runs with this data folder
 */
export async function restartService(dataDir: string, service: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  let output = '';
  const restart = request(
    { socketPath: join(dataDir, 'control.sock'), path: `/restart/${service}`, method: 'POST' },
    (response) => {
      text(response).then((body) => {
        output = body;
        resolve(response.statusCode);
      }, reject);
    },
  );
  restart.once('error', (cause) =>
    reject(new Error(`No site runs with the data folder ${dataDir}: npm start`, { cause })),
  );
  restart.end();
  const status = await promise;
  if (status === 500) throw new ServiceFailedError(output);
  if (status !== 200) throw new Error(`The site cannot restart ${service} (${status})`);
}
