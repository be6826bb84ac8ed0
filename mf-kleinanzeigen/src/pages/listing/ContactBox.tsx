import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import styles from './contact-box.module.css';

/**
 * Shows the form to start a message, which works without script. The browser sends the text to the
 * contact page, which asks for the sender's name and email address. The ad page cannot contain
 * these fields, because it is cached for all visitors.
 */
export function ContactBox({ ad }: { readonly ad: Pick<AdDetail, 'slug' | 'sellerName'> }) {
  const { appMode } = usePageFacts();
  const action = addAppModeParameter(messagePaths.contact(ad.slug), appMode);
  return (
    <form method="post" action={action} className={styles.box}>
      <label htmlFor="nachricht">Nachricht an {ad.sellerName}</label>
      <textarea id="nachricht" name="text" rows={3} maxLength={2000} />
      <Button type="submit" name="schritt" value="beginn" wide>
        Nachricht schreiben
      </Button>
    </form>
  );
}
