import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { deleteLocalDraft } from './local-draft.ts';

/** Returns the api path of a form's draft. */
export function getDraftUrl(name: string): string {
  return `/api/account/form-drafts/${name}`;
}

/** Deletes a draft in this browser and on the server, for example after submission. */
export function deleteDraft(name: string, shell: ShellApi | null): void {
  deleteLocalDraft(name);
  if (shell?.session.getState().loggedIn)
    void shell.http(`${getDraftUrl(name)}/drop`, { method: 'POST' }).catch(() => {});
}
