import { useContext } from 'react';
import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import { Button } from '#button/Button.tsx';
import { IconMail } from '#icon/IconMail.tsx';
import { IconPrint } from '#icon/IconPrint.tsx';
import { IconShare } from '#icon/IconShare.tsx';
import { Link } from '#link/Link.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { SaveButton } from '#watchlist/SaveButton.tsx';
import styles from './ShareActions.module.css';

const COPIED_TEXT = 'Der Link liegt in der Zwischenablage.';
/** Milliseconds for which the message about the copied link is shown. */
const TOAST_LIFE_MS = 8000;

interface ShareActionsProps {
  /** The entry that the save button adds to the watchlist. */
  readonly savedReference: SavedReference;
  readonly title: string;
  readonly url: string;
}

/**
 * Renders the controls that save a page and send it by mail. With script, further controls share it
 * (device dialog or copied link) and print it.
 */
export function ShareActions({ savedReference, title, url }: ShareActionsProps) {
  // Without a shell, for example in the styleguide, there are no toasts.
  const toasts = useContext(ShellApiContext)?.toasts;
  const share = async () => {
    if ('share' in navigator) {
      // `share` rejects when the user closes the share dialog; that is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await globalThis.navigator.clipboard.writeText(url).then(
      () => toasts?.add({ severity: 'success', summary: COPIED_TEXT, lifeMs: TOAST_LIFE_MS }),
      () => undefined,
    );
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.tools}>
      <SaveButton {...savedReference} title={title} />
      <span className={styles.scripted}>
        <Button look="secondary" size="small" onClick={() => void share()}>
          <IconShare /> Teilen
        </Button>
        <Button look="secondary" size="small" onClick={() => globalThis.print()}>
          <IconPrint /> Drucken
        </Button>
      </span>
      <Link href={mail} look="plain" className={styles.tool}>
        <IconMail /> Per E-Mail senden
      </Link>
    </div>
  );
}
