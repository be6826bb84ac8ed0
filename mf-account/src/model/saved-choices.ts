import type {
  SavedSearchFrequency,
  SavedSearchState,
} from '@gruenland/shared-contracts/api/saved-searches.ts';

/** Choices for how often a saved search sends mail. */
export const FREQUENCY_CHOICES: readonly {
  readonly value: SavedSearchFrequency;
  readonly label: string;
}[] = [
  { value: 'immediately', label: 'sofort' },
  { value: 'daily', label: 'einmal am Tag' },
  { value: 'weekly', label: 'einmal in der Woche' },
];

export const SAVED_SEARCH_STATE_TEXTS: Readonly<Record<SavedSearchState, string>> = {
  unconfirmed: 'wartet auf Ihre Bestätigung',
  active: 'aktiv',
  paused: 'pausiert',
  ended: 'beendet',
};

/** Success messages of the watchlist, keyed by the value of `?getan=`. */
export const WATCHLIST_SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  gemerkt: 'Gemerkt',
  entfernt: 'Von der Merkliste genommen',
  notiz: 'Notiz gespeichert',
};

/** Success messages of saved searches, keyed by the value of `?gespeichert=`. */
export const SAVED_SEARCH_SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  neu: 'Suchauftrag angelegt',
  rhythmus: 'Gespeichert',
  paused: 'Pausiert. Wir schreiben Ihnen erst wieder, wenn Sie fortsetzen.',
  active: 'Läuft wieder',
  ended: 'Beendet. Sie bekommen nichts mehr davon.',
};
