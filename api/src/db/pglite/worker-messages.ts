/** Requests from the main thread to the database thread. */
export type WorkerRequest =
  /** Complete messages of the PostgreSQL protocol. Answered by `answer`. */
  | { readonly kind: 'protocol'; readonly id: number; readonly bytes: Uint8Array }
  /**
   * Rolls back and discards the session state of the previous connection. Answered by `answer`
   * without bytes.
   */
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
