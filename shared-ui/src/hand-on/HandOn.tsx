import { useState } from 'react';
import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import { Button } from '#button/Button.tsx';
import { useHydrated } from '#form/useHydrated.ts';
import { IconMail } from '#icon/IconMail.tsx';
import { IconPrint } from '#icon/IconPrint.tsx';
import { IconShare } from '#icon/IconShare.tsx';
import { Link } from '#link/Link.tsx';
import { SaveButton } from '#merken/SaveButton.tsx';
import styles from './HandOn.module.css';

interface HandOnProps {
  /** What „Merken“ saves. */
  readonly saved: SavedReference;
  readonly title: string;
  readonly url: string;
}

/** Hand a page on: by mail always, by the device's own ways and on paper with script. */
export function HandOn({ saved, title, url }: HandOnProps) {
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
      <SaveButton {...saved} title={title} />
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
