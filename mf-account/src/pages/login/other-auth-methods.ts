import type { PasskeyOptions } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { startAuthentication } from '@simplewebauthn/browser';
import { openSignInWindow } from '@gruenland/shared-ui/form/login/sign-in-window.ts';

/**
 * Asks the device for a passkey and logs in with it.
 * @throws if the device or the api refuses
 */
export async function signInWithPasskey(http: ShellApi['http']): Promise<void> {
  const method = 'POST';
  const challenge = await http<PasskeyOptions>('/api/auth/passkey/options', { method, body: {} });
  const response = await startAuthentication({ optionsJSON: challenge.options as never });
  await http('/api/auth/passkey', {
    method,
    body: { challengeId: challenge.challengeId, response },
  });
}

/**
 * Opens the provider's login in a separate window and calls `onSignedIn` after the login. If the
 * browser blocks the window, the login opens in the current window.
 */
export function signInAtProvider(providerUrl: string, onSignedIn: () => void): void {
  if (!openSignInWindow(`${providerUrl}&fenster=1`, onSignedIn))
    window.location.assign(providerUrl);
}
