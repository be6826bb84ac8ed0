import type { PasskeyOptions } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { startRegistration } from '@simplewebauthn/browser';

/**
 * Creates a passkey on the device and registers it at the api.
 * @throws if the device or the api refuses
 */
export async function addPasskey(http: ShellApi['http'], name: string): Promise<void> {
  const method = 'POST';
  const challenge = await http<PasskeyOptions>('/api/account/passkeys/options', {
    method,
    body: {},
  });
  const response = await startRegistration({ optionsJSON: challenge.options as never });
  const body = { challengeId: challenge.challengeId, response, name };
  await http('/api/account/passkeys', { method, body });
}
