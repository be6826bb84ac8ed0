import type { DrawState, WinnerState } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

/** Before an answer, in the name of its box. */
export const ANSWER_PREFIX = 'antwort-';

export const DRAW_STATES: Readonly<Record<DrawState, string>> = {
  early: 'hat noch nicht begonnen',
  open: 'läuft',
  over: 'beendet, noch nicht gezogen',
  drawn: 'gezogen',
};

export const WINNER_STATES: Readonly<Record<WinnerState, string>> = {
  drawn: 'gezogen, noch nicht benachrichtigt',
  notified: 'benachrichtigt',
  accepted: 'hat angenommen',
  lapsed: 'verfallen, neu gezogen',
};
