import { getEditorOrigin, isEditorOrigin } from './editor-origin.ts';

/** Handlers for messages from the visual editor. */
export interface EditorHandlers {
  /** Called with the unsaved Storyblok story after each change in the visual editor. */
  readonly onEdited: (story: unknown) => Promise<void>;
  /**
   * Called after a Storyblok story was saved, published or unpublished; all content must then be
   * read again.
   */
  readonly onSaved: () => Promise<void>;
}

/**
 * Listens to the visual editor that frames this page. Accepts a message only if it comes from the
 * parent window and from an editor origin, because any site can send messages to a page. This
 * module replaces the vendor's script, which checks neither origin nor window.
 *
 * @returns a function that stops listening
 */
export function listenToEditor(
  handlers: EditorHandlers,
  windows: { readonly self: Window; readonly parent: Window } = {
    self: window,
    parent: window.parent,
  },
): () => void {
  const { self, parent } = windows;
  if (parent === self) return () => {};
  let pendingEdit: { readonly story: unknown } | undefined;
  let isBusy = false;
  const showPendingStory = async () => {
    if (isBusy) return;
    isBusy = true;
    while (pendingEdit) {
      const { story } = pendingEdit;
      pendingEdit = undefined;
      // Ignores an error: the page shows the error, and the next change in the visual editor
      // triggers a new attempt.
      await handlers.onEdited(story).catch(() => {});
    }
    isBusy = false;
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== parent || !isEditorOrigin(event.origin)) return;
    const { action, story } = Object(event.data) as { action?: unknown; story?: unknown };
    if (action === 'input' && typeof Object(story).content === 'object') {
      pendingEdit = { story };
      void showPendingStory();
    } else if (action === 'change' || action === 'published' || action === 'unpublished') {
      pendingEdit = undefined;
      void handlers.onSaved().catch(() => {});
    }
  };
  const editorOrigin = getEditorOrigin(self.document.referrer);
  const postToEditor = (message: object) => parent.postMessage(message, editorOrigin);
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const editableData = target?.closest('a[href], button, input, summary')
      ? null
      : target?.closest('[data-blok-c]')?.getAttribute('data-blok-c');
    if (editableData) postToEditor({ action: 'edit', dataC: editableData, config: {} });
  };
  self.addEventListener('message', onMessage);
  self.document.addEventListener('click', onClick);
  postToEditor({ action: 'initialized', config: {} });
  return () => {
    self.removeEventListener('message', onMessage);
    self.document.removeEventListener('click', onClick);
  };
}
