/** What the main thread asks of the database thread. */
export type WorkerRequest =
  /** Messages of the PostgreSQL protocol, complete ones only. Answered by `answer`. */
  | { readonly kind: 'protocol'; readonly id: number; readonly bytes: Uint8Array }
  /** Ends whatever an earlier connection left behind. Answered by `answer` without bytes. */
  | { readonly kind: 'reset'; readonly id: number }
  /** Writes a checkpoint and closes the files. Answered by `closed`. */
  | { readonly kind: 'close' };

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' };

export interface WorkerSettings {
  readonly folder: string;
}
