import { PlainError } from '../project/terminal.mjs';
import { findServiceProcess } from './find-service-process.mjs';

/**
 * Makes the edge of a running cluster read its configuration and certificate again; requests
 * continue.
 *
 * @param {string} folder Folder of the cluster.
 * @returns {string} text for the terminal
 * @throws {PlainError} when the cluster does not run or the service cannot reload
 */
export function reloadService(folder, name) {
  if (name !== 'edge') throw new PlainError(`✗ ${name.padEnd(12)} only edge can reload`);
  try {
    process.kill(findServiceProcess(folder, name), 'SIGHUP');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
    throw new PlainError('✗ edge         does not run: start it with npm run cluster');
  }
  return 'reloads';
}
