import type { PeerNews } from './peer-news.schema.ts';

/** The other shells of the site: what one of them learns concerns all. */
export interface Peers {
  /** Tells the others; what cannot be delivered is lost, they find out by themselves, later. */
  readonly tell: (news: PeerNews) => void;
  /** Called with what the others tell, never with one's own news. */
  readonly onNews: (listener: (news: PeerNews) => void) => void;
  readonly close: () => Promise<void>;
}

/** A shell that has no others. */
export const alone: Peers = { tell: () => {}, onNews: () => {}, close: async () => {} };
