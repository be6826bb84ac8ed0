/** What the shell's process asks a proof process for. */
export interface ProofJob {
  /** Remote. */
  readonly name: string;
  /** Appears in stack traces, for example `mf-magazine@1f3c…/remote.cjs`. */
  readonly filename: string;
  readonly code: string;
}

/** What a proof came to; `withoutStory` lists routes, blocks and slots that nothing rendered. */
export interface ProofReport {
  readonly withoutStory: readonly string[];
}

/** What a proof process says, in this order; `step` names what it does next. */
export type ProofWord =
  | { readonly kind: 'ready' }
  | { readonly kind: 'step'; readonly step: string }
  | ({ readonly kind: 'proved' } & ProofReport)
  | { readonly kind: 'refused'; readonly problem: string };
