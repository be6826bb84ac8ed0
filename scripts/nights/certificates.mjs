import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Creates the certificate of the site, which expires in a day, and the one that replaces it.
 *
 * @param {string} folder
 * @returns {Promise<{ certificate: string, key: string, trusted: string, renew: () => void }>}
 *   paths; `trusted` contains both certificates, `renew` puts the second one in place
 */
export async function createCertificates(folder) {
  const at = (name) => join(folder, name);
  for (const [name, days] of [
    ['old', '1'],
    ['new', '90'],
  ]) {
    const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days ${days}`;
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', at(`${name}-key.pem`), '-out', at(`${name}.pem`)];
    await promisify(execFile)('openssl', [...options.split(' '), ...names, ...files]);
  }
  const [certificate, key, trusted] = ['cert.pem', 'key.pem', 'trusted.pem'].map(at);
  const install = (name) => {
    copyFileSync(at(`${name}.pem`), certificate);
    copyFileSync(at(`${name}-key.pem`), key);
  };
  install('old');
  const texts = ['old.pem', 'new.pem'].map((name) => readFileSync(at(name), 'utf8'));
  writeFileSync(trusted, texts.join(''));
  return { certificate, key, trusted, renew: () => install('new') };
}
