import type { PeerMessage } from './peer-message.schema.ts';

/** Communication with the other shells of the site. */
export interface Peers {
  /**
   * Sends a message to the other shells. A message that cannot be delivered is lost; the other
   * shells then notice the change later, without the message.
   */
  readonly publish: (message: PeerMessage) => void;
  /**
   * Registers a listener for messages of other shells; this shell's own messages are not delivered.
   */
  readonly onMessage: (listener: (message: PeerMessage) => void) => void;
  readonly close: () => Promise<void>;
}

/** Peers of a site with a single shell: sends and receives nothing. */
export const noPeers: Peers = { publish: () => {}, onMessage: () => {}, close: async () => {} };
