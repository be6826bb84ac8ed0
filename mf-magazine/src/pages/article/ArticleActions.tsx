import { useState } from 'react';
import { IconMail } from '@gruenland/shared-ui/icon/IconMail.tsx';
import { IconPrint } from '@gruenland/shared-ui/icon/IconPrint.tsx';
import { IconShare } from '@gruenland/shared-ui/icon/IconShare.tsx';
import styles from './article-actions.module.css';

/** Passing the article on and printing it. Without script the mail link is left. */
export function ArticleActions({ title, url }: { readonly title: string; readonly url: string }) {
  const [message, setMessage] = useState('');
  const share = async () => setMessage(await passOn(title, url));
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles['actions']}>
      <a className={styles['action']} href={mail}>
        <IconMail size="text" /> Per E-Mail senden
      </a>
      <button type="button" className={styles['button']} onClick={() => void share()}>
        <IconShare size="text" /> Teilen
      </button>
      <button type="button" className={styles['button']} onClick={() => window.print()}>
        <IconPrint size="text" /> Drucken
      </button>
      <span role="status" className={styles['message']}>
        {message}
      </span>
    </div>
  );
}

/** The device's own way of sharing, else the address in the clipboard. Answers what to say. */
async function passOn(title: string, url: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return 'Der Link liegt in der Zwischenablage.';
  } catch (error) {
    // Who changes their mind needs no message.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'Teilen geht hier nicht. Kopieren Sie die Adresse aus dem Browser.';
  }
}
