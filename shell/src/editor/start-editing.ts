import type { NavigationApi } from '@gruenland/shared-contracts/shell-api.ts';
import { listenToEditor } from './listen-to-editor.ts';

/** Where pages come from, as far as editing needs it. */
interface EditedSource {
  /** From now on pages show this story; undefined shows what is saved. */
  readonly edit: (story: unknown) => void;
}

/** In previews the visual editor may show what is being typed; readers never load this. */
export function startEditing(source: EditedSource, navigation: NavigationApi): void {
  const show = (story: unknown) => {
    source.edit(story);
    return navigation.reload();
  };
  listenToEditor({ edited: show, saved: () => show(undefined) });
}
