import { join } from 'node:path';
import { ensureServerProgram } from '../../install/system-packages.mjs';
import { run } from '../../process/run.mjs';

const { signal } = new AbortController();
/** Path of the openssl program; undefined when it is missing. */
export const openssl = await ensureServerProgram('openssl', ['openssl'], signal);

const CERTIFICATE_REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost ' +
  '-addext subjectAltName=DNS:localhost,IP:127.0.0.1';

/**
 * Creates a certificate for this machine, valid for a day, and its private key in a folder.
 *
 * @throws {Error} with the output of openssl
 */
export async function createSelfSignedCertificate(folder) {
  const [certificate, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
  const { ok, output } = await run(openssl, [
    ...CERTIFICATE_REQUEST.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (!ok) throw new Error(output);
  return { certificate, key };
}
