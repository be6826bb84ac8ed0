import { startTestProvider } from './test-provider.ts';

/**
 * Runs the test provider in a separate process for browser tests: `node provider-process.ts <port>
 * <site>`.
 */
const [port = '0', site = ''] = process.argv.slice(2);
const { issuer } = await startTestProvider(`${site}/api/auth/provider/callback`, Number(port));
process.send?.({ issuer });
