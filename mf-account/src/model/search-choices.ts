import type {
  SearchFrequency,
  SearchState,
} from '@gruenland/shared-contracts/api/saved-searches.ts';

/** How often somebody wants to hear of a search. */
export const FREQUENCIES: readonly { readonly value: SearchFrequency; readonly label: string }[] = [
  { value: 'sofort', label: 'sofort' },
  { value: 'taeglich', label: 'einmal am Tag' },
  { value: 'woechentlich', label: 'einmal in der Woche' },
];

export const SEARCH_STATE_TEXTS: Readonly<Record<SearchState, string>> = {
  wartet: 'wartet auf Ihre Bestätigung',
  aktiv: 'aktiv',
  pausiert: 'pausiert',
  beendet: 'beendet',
};

/** What was done with something saved, said on the page after it. */
export const SAVED_DONE: Readonly<Record<string, string>> = {
  gemerkt: 'Gemerkt',
  entfernt: 'Von der Merkliste genommen',
  notiz: 'Notiz gespeichert',
};

/** What was done with a Suchauftrag, said on the page after it. */
export const SEARCH_DONE: Readonly<Record<string, string>> = {
  neu: 'Suchauftrag angelegt',
  rhythmus: 'Gespeichert',
  pausiert: 'Pausiert. Wir schreiben Ihnen erst wieder, wenn Sie fortsetzen.',
  aktiv: 'Läuft wieder',
  beendet: 'Beendet. Sie bekommen nichts mehr davon.',
};
