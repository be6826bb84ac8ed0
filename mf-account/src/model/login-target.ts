import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';

/**
 * Path to open after the login: the requested page if it belongs to this site, else the account.
 * Sign-in windows use the page that closes them.
 */
export function loginTarget(wanted: string | null | undefined): string {
  if (wanted === paths.loginWindowDone()) return wanted;
  if (!wanted || !isOwnPath(wanted) || wanted.startsWith(paths.login())) return paths.account();
  return wanted;
}

/** Marks a refused login that needs the code of the second factor. */
export const CODE_REQUIRED = 'codeAsked';
