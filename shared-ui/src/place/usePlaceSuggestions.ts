import { useEffect, useRef, useState } from 'react';
import type { PlaceSuggestion, PlaceSuggestions } from '@gruenland/shared-contracts/api/places.ts';

import { useShell } from '#shell-context/useShell.ts';

/** Time in milliseconds without a keystroke after which suggestions are requested. */
const TYPING_PAUSE_MS = 120;
const MIN_LETTERS = 2;

export interface PlaceSuggestionsState {
  /** Suggestions for the typed text; null while there are none to show. */
  readonly places: readonly PlaceSuggestion[] | null;
  /** Requests suggestions. Aborts the previous request. */
  readonly request: (text: string) => void;
  /** Removes the suggestions and aborts the request. */
  readonly clear: () => void;
}

/** Returns suggestions for a typed place. Failed requests leave the input without suggestions. */
export function usePlaceSuggestions(): PlaceSuggestionsState {
  const { http } = useShell();
  const [places, setPlaces] = useState<readonly PlaceSuggestion[] | null>(null);
  const abortController = useRef<AbortController | null>(null);
  const abort = () => abortController.current?.abort();
  useEffect(() => () => abortController.current?.abort(), []);
  const clear = () => {
    abort();
    setPlaces(null);
  };
  const request = (typedText: string) => {
    const text = typedText.trim();
    if (text.length < MIN_LETTERS) return clear();
    abort();
    const { signal } = (abortController.current = new AbortController());
    const send = async () => {
      const query = new URLSearchParams({ q: text });
      const answer = await http<PlaceSuggestions>(`/api/places?${query}`, { signal, retry: 0 });
      if (!signal.aborted) setPlaces(answer.places);
    };
    const timer = setTimeout(
      () => void send().catch(() => !signal.aborted && setPlaces(null)),
      TYPING_PAUSE_MS,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { places, request, clear };
}
