/** Requests from the main thread to the database thread. */
export type WorkerRequest =
  /** Complete messages of the PostgreSQL protocol. The reply is of kind `answer`. */
  | { readonly kind: 'protocol'; readonly id: number; readonly bytes: Uint8Array }
  /**
   * Rolls back and discards the session state of the previous connection. The reply is of kind
   * `answer` and has no bytes.
   */
  | { readonly kind: 'reset'; readonly id: number }
  /** Writes a checkpoint and closes the files. The reply is of kind `closed`. */
  | { readonly kind: 'close' };

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' };

export interface WorkerSettings {
  readonly folder: string;
}
