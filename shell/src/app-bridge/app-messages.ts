/**
 * What a page tells the app around it. Version 1; documented for the app's makers in
 * `docs/app-bridge.md`. New kinds and fields may come within a version; none may go or change.
 */
export const BRIDGE_VERSION = 1;

export type AppMessage =
  /** The page has taken over and says more from now on. */
  | { readonly kind: 'ready'; readonly path: string }
  /** The page has another title. */
  | { readonly kind: 'title'; readonly title: string; readonly path: string }
  /** Somebody must sign in to go on to `target`, an own path. */
  | { readonly kind: 'sign-in-needed'; readonly target: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'share'; readonly title: string; readonly url: string }
  /** A link that leads away: to another site, the telephone, a mail. */
  | { readonly kind: 'open-externally'; readonly url: string }
  /** What the visitor allows, by service. */
  | { readonly kind: 'consent'; readonly services: Readonly<Record<string, boolean>> };

export type TellApp = (message: AppMessage) => void;

/** Name of the handler on iOS, and of the listener object on Android. */
const HANDLER = 'gruenland';

interface Handler {
  readonly postMessage: (message: unknown) => void;
}

interface AppWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Handler>> };
  readonly [HANDLER]?: Handler;
}

/** The way to the app, or null where there is none: then nothing is missing from the page. */
export function findApp(view: Window): TellApp | null {
  const { webkit, [HANDLER]: listener } = view as unknown as AppWindow;
  const handler = webkit?.messageHandlers?.[HANDLER] ?? listener;
  if (typeof handler?.postMessage !== 'function') return null;
  return (message) => {
    try {
      handler.postMessage(JSON.stringify({ version: BRIDGE_VERSION, ...message }));
    } catch {
      // The app has taken its handler away; the page goes on as if there had been none.
    }
  };
}
