import { editorAround, isEditorOrigin } from './editor-origin.ts';

/** What a preview does when the visual editor speaks. */
export interface EditorListener {
  /** Content that is being typed and not saved yet. */
  readonly edited: (story: unknown) => Promise<void>;
  /** Something was saved or published: read everything again. */
  readonly saved: () => Promise<void>;
}

/**
 * Listens to the visual editor that frames this page. Messages count only from its origin and from
 * the window around: anybody can open a page and send it messages. Our own listener instead of the
 * vendor's script, which checks neither.
 *
 * @returns a function that stops listening
 */
export function listenToEditor(
  listener: EditorListener,
  around: { readonly self: Window; readonly parent: Window } = {
    self: window,
    parent: window.parent,
  },
): () => void {
  const { self, parent } = around;
  if (parent === self) return () => {};
  let waiting: { readonly story: unknown } | undefined;
  let busy = false;
  const show = async () => {
    if (busy) return;
    busy = true;
    while (waiting) {
      const { story } = waiting;
      waiting = undefined;
      // A failure is seen on the page; the next key press tries again.
      await listener.edited(story).catch(() => {});
    }
    busy = false;
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== parent || !isEditorOrigin(event.origin)) return;
    const { action, story } = Object(event.data) as { action?: unknown; story?: unknown };
    if (action === 'input' && typeof Object(story).content === 'object') {
      waiting = { story };
      void show();
    } else if (action === 'change' || action === 'published' || action === 'unpublished') {
      waiting = undefined;
      void listener.saved().catch(() => {});
    }
  };
  const editor = editorAround(self.document.referrer);
  const say = (message: object) => parent.postMessage(message, editor);
  const choose = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const dataC = target?.closest('a[href], button, input, summary')
      ? null
      : target?.closest('[data-blok-c]')?.getAttribute('data-blok-c');
    if (dataC) say({ action: 'edit', dataC, config: {} });
  };
  self.addEventListener('message', hear);
  self.document.addEventListener('click', choose);
  say({ action: 'initialized', config: {} });
  return () => {
    self.removeEventListener('message', hear);
    self.document.removeEventListener('click', choose);
  };
}
