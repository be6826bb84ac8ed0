import { IconMail } from '@gruenland/shared-ui/icon/IconMail.tsx';
import { IconPrint } from '@gruenland/shared-ui/icon/IconPrint.tsx';
import { IconShare } from '@gruenland/shared-ui/icon/IconShare.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { ArticleShare } from './article-page-data.ts';
import { ArticleSaveButton } from './ArticleSaveButton.tsx';
import styles from './article-actions.module.css';

/** Milliseconds for which the message about sharing is shown. */
const TOAST_LIFE_MS = 8000;

/**
 * Renders the buttons to save, share and print the article. Without JavaScript, the mail link works
 * and the save button opens the watchlist.
 */
export function ArticleActions({ share }: { readonly share: ArticleShare }) {
  const { toasts } = useShell();
  const { title, url } = share;
  const shareArticle = async () => {
    const message = await sharePage(title, url);
    if (message) toasts.add({ ...message, lifeMs: TOAST_LIFE_MS });
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.actions}>
      <ArticleSaveButton share={share} />
      <a className={styles.action} href={mail}>
        <IconMail size="text" /> Per E-Mail senden
      </a>
      <button type="button" className={styles.button} onClick={() => void shareArticle()}>
        <IconShare size="text" /> Teilen
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        <IconPrint size="text" /> Drucken
      </button>
    </div>
  );
}

/**
 * Opens the device's share dialog. If the device has no share dialog, copies the article's URL.
 * Returns a message for the reader; null if there is nothing to say.
 */
async function sharePage(title: string, url: string) {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return { severity: 'success', summary: 'Der Link liegt in der Zwischenablage.' } as const;
  } catch (error) {
    // The reader cancelled the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return {
      severity: 'warn',
      summary: 'Teilen geht hier nicht.',
      detail: 'Kopieren Sie die Adresse aus dem Browser.',
    } as const;
  }
}
