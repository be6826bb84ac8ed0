import type { PeerMessage } from './peer-message.schema.ts';

/** Communication with the other shells of the site. */
export interface Peers {
  /**
   * Sends a message to the others. An undelivered message is lost; the others notice the change
   * later by themselves.
   */
  readonly publish: (message: PeerMessage) => void;
  /**
   * Registers a listener for messages of other shells; messages of this shell are not delivered.
   */
  readonly onMessage: (listener: (message: PeerMessage) => void) => void;
  readonly close: () => Promise<void>;
}

/** Used by a site with a single shell; does nothing. */
export const noPeers: Peers = { publish: () => {}, onMessage: () => {}, close: async () => {} };
