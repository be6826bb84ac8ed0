import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';

/**
 * Returns the path to open after the login: the requested page if it belongs to this site, else the
 * account page. A login in a separate window requests the page that closes the window.
 */
export function getLoginTarget(requestedPath: string | null | undefined): string {
  if (requestedPath === paths.loginWindowDone()) return requestedPath;
  if (!requestedPath || !isPathOnThisSite(requestedPath) || requestedPath.startsWith(paths.login()))
    return paths.account();
  return requestedPath;
}

/**
 * Name of the form value that is set when the api refuses a login because the code of the second
 * factor is missing or wrong.
 */
export const CODE_REQUIRED_FIELD = 'codeAsked';
