import { portsFor } from './ports.ts';

/** Where caught mail can be read as JSON. */
export async function mailboxAddress(): Promise<string> {
  if (process.env['E2E_URL']) return 'http://127.0.0.1:3002';
  return `http://127.0.0.1:${(await portsFor('production')).embedded}`;
}
