/** Request from the shell to a sandbox process. */
export interface SandboxCheckRequest {
  /** Name of the remote. */
  readonly name: string;
  /** File name in stack traces, for example `mf-magazine@1f3c…/remote.cjs`. */
  readonly filename: string;
  readonly code: string;
}

/**
 * Result of a successful check; `viewsWithoutStory` lists routes, blocks and slots that no story
 * rendered.
 */
export interface SandboxReport {
  readonly viewsWithoutStory: readonly string[];
}

/**
 * Messages of a sandbox process in the order in which they are sent; `step` names the step that
 * starts.
 */
export type SandboxMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'step'; readonly step: string }
  | ({ readonly kind: 'passed' } & SandboxReport)
  /** `stack` is the stack of the error that the release threw. */
  | { readonly kind: 'refused'; readonly problem: string; readonly stack?: string };
