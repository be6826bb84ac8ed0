import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';

/** Loads the module with `deleteDraft` and deletes the draft. */
export function deleteDraftLazily(name: string, shell: ShellApi | null): void {
  void import(/* webpackChunkName: "kept-form" */ './delete-draft.ts').then(
    ({ deleteDraft }) => deleteDraft(name, shell),
    // If the module cannot be loaded, the draft remains until it expires.
    () => {},
  );
}
