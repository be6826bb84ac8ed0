declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void;
}

/** Constants that the dev server defines for its browser code; see dev-config.ts. */
declare const DEV_BUILD: {
  /** Whether modules can be replaced; otherwise every change reloads the page. */
  readonly hot: boolean;
};

/** Hash of the compilation that the page runs; every hot update changes the hash. */
declare const __webpack_hash__: string;
/** Base URL of the build's files, with trailing slash. */
declare const __webpack_public_path__: string;
