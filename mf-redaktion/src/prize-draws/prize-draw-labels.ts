import type {
  PrizeDrawState,
  WinnerState,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

/** Prefix of the field names of answer checkboxes. The text of the answer follows the prefix. */
export const ANSWER_FIELD_PREFIX = 'antwort-';

export const PRIZE_DRAW_STATE_LABELS: Readonly<Record<PrizeDrawState, string>> = {
  early: 'hat noch nicht begonnen',
  open: 'läuft',
  over: 'beendet, noch nicht gezogen',
  drawn: 'gezogen',
};

export const WINNER_STATE_LABELS: Readonly<Record<WinnerState, string>> = {
  drawn: 'gezogen, noch nicht benachrichtigt',
  notified: 'benachrichtigt',
  accepted: 'hat angenommen',
  lapsed: 'verfallen, neu gezogen',
};
