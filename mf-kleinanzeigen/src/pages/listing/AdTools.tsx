import { useState } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { IconMail } from '@gruenland/shared-ui/icon/IconMail.tsx';
import { IconPrint } from '@gruenland/shared-ui/icon/IconPrint.tsx';
import { IconShare } from '@gruenland/shared-ui/icon/IconShare.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './offer-box.module.css';

interface AdToolsProps {
  readonly title: string;
  readonly url: string;
}

/** Hand an ad on: by mail always, by the device's own ways and on paper with script. */
export function AdTools({ title, url }: AdToolsProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if ('share' in navigator) {
      // Who closes the device's list has changed their mind; nothing has failed.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await globalThis.navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles['tools']}>
      {hydrated ? (
        <>
          <Button look="secondary" size="small" onClick={() => void share()}>
            <IconShare /> Teilen
          </Button>
          <Button look="secondary" size="small" onClick={() => globalThis.print()}>
            <IconPrint /> Drucken
          </Button>
        </>
      ) : null}
      <Link href={mail} look="plain" className={styles['tool']}>
        <IconMail /> Per E-Mail senden
      </Link>
      <span role="status" className={styles['copied']}>
        {copied ? 'Die Adresse ist kopiert.' : ''}
      </span>
    </div>
  );
}
