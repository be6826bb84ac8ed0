import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';

/** Where a login leads: the page the visitor came from, if it is one of ours; a window of its own ends where it closes. */
export function loginTarget(wanted: string | null | undefined): string {
  if (wanted === paths.signedInWindow()) return wanted;
  if (!wanted || !isOwnPath(wanted) || wanted.startsWith(paths.login())) return paths.account();
  return wanted;
}

/** Marks a refused login as one that lacks the code of a second factor. */
export const CODE_ASKED = 'codeAsked';
