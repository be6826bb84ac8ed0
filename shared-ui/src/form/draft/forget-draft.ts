import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';

/** As `dropDraft`, whose code is fetched for it. */
export function forgetDraft(name: string, shell: ShellApi | null): void {
  void import(/* webpackChunkName: "kept-form" */ './drop-draft.ts').then(
    ({ dropDraft }) => dropDraft(name, shell),
    // It goes by itself after a while.
    () => {},
  );
}
