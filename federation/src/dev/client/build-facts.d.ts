declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void;
}

/** What the dev server says to the browser code it builds; set by dev-config.ts. */
declare const DEV_BUILD: {
  /** A part of the shell's page, or the page that shows the room alone. */
  readonly place: 'shell' | 'alone';
  /** Modules can be replaced; else every change is a new load. */
  readonly hot: boolean;
};

/** Hash of the compilation that the page has; rises to the newest with each update. */
declare const __webpack_hash__: string;
/** Where the build's files come from, with slash at the end. */
declare const __webpack_public_path__: string;
