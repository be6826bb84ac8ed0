import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';
import styles from './widgets.module.css';

interface Recognition extends EventTarget {
  lang: string;
  start(): void;
}

interface Heard extends Event {
  readonly results?: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
  readonly error?: string;
}

type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const neverChanges = () => () => {};

interface VoiceButtonProps {
  readonly onText: (text: string) => void;
  readonly texts?: Pick<SearchTexts, 'voice' | 'voiceDenied'>;
}

/** Speaks instead of typing; there only where the browser can. A refused microphone is shown muted. */
export function VoiceButton({ onText, texts = DEFAULT_TEXTS }: VoiceButtonProps) {
  const [state, setState] = useState<'ready' | 'listening' | 'denied'>('ready');
  const able = useSyncExternalStore(
    neverChanges,
    () => recognitionClass() !== undefined,
    () => false,
  );
  if (!able) return null;
  const listen = () => {
    const Recognition = recognitionClass();
    if (!Recognition) return;
    const recognition = new Recognition();
    recognition.lang = 'de-DE';
    const hear = (type: string, listener: (heard: Heard) => void) =>
      recognition.addEventListener(type, listener as EventListener);
    hear('result', ({ results }) => onText(results?.[0]?.[0]?.transcript ?? ''));
    hear('error', ({ error }) => setState(error === 'not-allowed' ? 'denied' : 'ready'));
    hear('end', () => setState((now) => (now === 'listening' ? 'ready' : now)));
    setState('listening');
    recognition.start();
  };
  const denied = state === 'denied';
  return (
    <button
      type="button"
      className={styles['voice']}
      aria-pressed={state === 'listening'}
      onClick={listen}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-muted={denied}>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d={`M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11a7 7 0 0 0 14 0M12 18v3${denied ? 'M4 4l16 16' : ''}`}
        />
      </svg>
      <VisuallyHidden>{denied ? texts.voiceDenied : texts.voice}</VisuallyHidden>
    </button>
  );
}
