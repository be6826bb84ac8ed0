import type { PasskeyOptions } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { startRegistration } from '@simplewebauthn/browser';

/** Has the device make a passkey and gives it to the api. Rejects when either refuses. */
export async function addPasskey(http: ShellApi['http'], name: string): Promise<void> {
  const method = 'POST';
  const asked = await http<PasskeyOptions>('/api/account/passkeys/options', { method, body: {} });
  const response = await startRegistration({ optionsJSON: asked.options as never });
  const body = { challengeId: asked.challengeId, response, name };
  await http('/api/account/passkeys', { method, body });
}
