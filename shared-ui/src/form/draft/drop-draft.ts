import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { dropLocalDraft } from './local-draft.ts';

/** Where the server keeps what was begun of a form. */
export function draftAddress(name: string): string {
  return `/api/account/form-drafts/${name}`;
}

/** Forgets what was kept of a form, here and on the server, for example because it was sent. */
export function dropDraft(name: string, shell: ShellApi | null): void {
  dropLocalDraft(name);
  if (shell?.session.getState().loggedIn)
    void shell.http(`${draftAddress(name)}/drop`, { method: 'POST' }).catch(() => {});
}
