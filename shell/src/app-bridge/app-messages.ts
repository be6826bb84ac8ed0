/**
 * Version of the messages that a page sends to the mobile app in which it is shown.
 * `docs/app-bridge.md` documents the messages for app developers. Within a version, message kinds
 * and fields may be added but not removed or changed.
 */
const BRIDGE_VERSION = 1;

export type AppMessage =
  /** The page is hydrated. All other messages follow this one. */
  | { readonly kind: 'ready'; readonly path: string }
  /** The title of the page has changed, for example after a navigation. */
  | { readonly kind: 'title'; readonly title: string; readonly path: string }
  /** The visitor must sign in to reach `target`, a path of this site. */
  | { readonly kind: 'sign-in-needed'; readonly target: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'share'; readonly title: string; readonly url: string }
  /** The visitor followed a link to another site, a telephone number or an email address. */
  | { readonly kind: 'open-externally'; readonly url: string }
  /** The visitor's decision for each service that needs consent. */
  | { readonly kind: 'consent'; readonly services: Readonly<Record<string, boolean>> };

export type AppMessageSender = (message: AppMessage) => void;

/** Name of the message handler on iOS and of the JavaScript interface on Android. */
const HANDLER_NAME = 'gruenland';

interface MessageHandler {
  readonly postMessage: (message: unknown) => void;
}

interface AppWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, MessageHandler>> };
  readonly [HANDLER_NAME]?: MessageHandler;
}

/** Returns the function that sends messages to the app, or null outside the app. */
export function findAppMessageSender(hostWindow: Window): AppMessageSender | null {
  const { webkit, [HANDLER_NAME]: androidHandler } = hostWindow as unknown as AppWindow;
  const handler = webkit?.messageHandlers?.[HANDLER_NAME] ?? androidHandler;
  if (typeof handler?.postMessage !== 'function') return null;
  return (message) => {
    try {
      handler.postMessage(JSON.stringify({ version: BRIDGE_VERSION, ...message }));
    } catch {
      // Drops the message, because the app has removed its handler. The page works without the app.
    }
  };
}
