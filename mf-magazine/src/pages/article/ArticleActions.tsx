import { useState } from 'react';
import { IconMail } from '@gruenland/shared-ui/icon/IconMail.tsx';
import { IconPrint } from '@gruenland/shared-ui/icon/IconPrint.tsx';
import { IconShare } from '@gruenland/shared-ui/icon/IconShare.tsx';
import styles from './article-actions.module.css';

/**
 * Renders the buttons to share and print the article. Without JavaScript, only the mail link works.
 */
export function ArticleActions({ title, url }: { readonly title: string; readonly url: string }) {
  const [message, setMessage] = useState('');
  const shareArticle = async () => setMessage(await sharePage(title, url));
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.actions}>
      <a className={styles.action} href={mail}>
        <IconMail size="text" /> Per E-Mail senden
      </a>
      <button type="button" className={styles.button} onClick={() => void shareArticle()}>
        <IconShare size="text" /> Teilen
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        <IconPrint size="text" /> Drucken
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

/**
 * Opens the device's share dialog. If the device has no share dialog, copies the article's URL.
 * Returns a message for the reader.
 */
async function sharePage(title: string, url: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return 'Der Link liegt in der Zwischenablage.';
  } catch (error) {
    // The reader cancelled the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'Teilen geht hier nicht. Kopieren Sie die Adresse aus dem Browser.';
  }
}
