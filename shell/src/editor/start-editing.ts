import type { NavigationApi } from '@gruenland/shared-contracts/shell-api.ts';
import { listenToEditor } from './listen-to-editor.ts';

/** The methods of the page source that editing needs. */
interface EditablePageSource {
  /**
   * Shows this unsaved Storyblok story on all pages; with undefined, pages show the saved content.
   */
  readonly setEditedStory: (story: unknown) => void;
}

/** Shows unsaved changes from the visual editor in previews. Readers never load this module. */
export function startEditing(source: EditablePageSource, navigation: NavigationApi): void {
  const showStory = (story: unknown) => {
    source.setEditedStory(story);
    return navigation.reload();
  };
  listenToEditor({ onEdited: showStory, onSaved: () => showStory(undefined) });
}
