import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';
import styles from './widgets.module.css';

/** State of the microphone. `denied` means that the browser reported `not-allowed`. */
export type MicrophoneState = 'ready' | 'listening' | 'denied';

interface MicrophoneProps {
  readonly state: MicrophoneState;
  readonly onClick?: () => void;
  readonly texts?: Pick<SearchTexts, 'voice' | 'voiceDenied'>;
}

/**
 * Renders the button for voice search. The icon is crossed out when the browser denies the
 * microphone.
 */
export function Microphone({ state, onClick, texts = DEFAULT_TEXTS }: MicrophoneProps) {
  const isDenied = state === 'denied';
  return (
    <button
      type="button"
      className={styles.voice}
      aria-pressed={state === 'listening'}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-muted={isDenied}>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d={`M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11a7 7 0 0 0 14 0M12 18v3${isDenied ? 'M4 4l16 16' : ''}`}
        />
      </svg>
      <VisuallyHidden>{isDenied ? texts.voiceDenied : texts.voice}</VisuallyHidden>
    </button>
  );
}
