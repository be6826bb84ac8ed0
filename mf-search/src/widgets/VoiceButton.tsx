import { useState, useSyncExternalStore } from 'react';
import { Microphone, type MicrophoneState } from './Microphone.tsx';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

interface Recognition extends EventTarget {
  lang: string;
  start(): void;
}

interface RecognitionEvent extends Event {
  readonly results?: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
  readonly error?: string;
}

type RecognitionClass = new () => Recognition;

function getRecognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const subscribeToNothing = () => () => {};

interface VoiceButtonProps {
  readonly onSpokenText: (text: string) => void;
  readonly texts?: Pick<SearchTexts, 'voice' | 'voiceDenied'>;
}

/**
 * Renders the voice input for the search. Renders nothing if the browser has no speech recognition.
 */
export function VoiceButton({ onSpokenText, texts = DEFAULT_TEXTS }: VoiceButtonProps) {
  const [state, setState] = useState<MicrophoneState>('ready');
  const isSupported = useSyncExternalStore(
    subscribeToNothing,
    () => getRecognitionClass() !== undefined,
    () => false,
  );
  if (!isSupported) return null;
  const startListening = () => {
    const Recognition = getRecognitionClass();
    if (!Recognition) return;
    const recognition = new Recognition();
    recognition.lang = 'de-DE';
    const addListener = (type: string, listener: (event: RecognitionEvent) => void) =>
      recognition.addEventListener(type, listener as EventListener);
    addListener('result', ({ results }) => onSpokenText(results?.[0]?.[0]?.transcript ?? ''));
    addListener('error', ({ error }) => setState(error === 'not-allowed' ? 'denied' : 'ready'));
    addListener('end', () => setState((now) => (now === 'listening' ? 'ready' : now)));
    setState('listening');
    recognition.start();
  };
  return <Microphone state={state} texts={texts} onClick={startListening} />;
}
