import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

import { ResendMailForm } from '#forms/ResendMailForm.tsx';
import { ACTION_LABELS, STATE_TEXTS } from './own-ad-texts.ts';
import styles from './own-ad.module.css';

interface OwnAdStatusProps {
  readonly ad: OwnAd;
  readonly url: string;
  readonly state: FormState | undefined;
}

const VISIBLE_AD_STATES = new Set(['active', 'reserved', 'sold', 'expired']);

/** Shows the state of an ad to its owner, with the actions that the owner can take. */
export function OwnAdStatus({ ad, url, state }: OwnAdStatusProps) {
  const stateTexts = STATE_TEXTS[ad.state];
  const errorText = state?.errors[''];
  return (
    <div className={styles.page}>
      <Heading level={1} size={4}>
        {stateTexts.title}
      </Heading>
      <Lead>„{ad.title}“</Lead>
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      <p>
        {stateTexts.text} {ad.mailedTo ? `Die E-Mail ging an ${ad.mailedTo}.` : ''}
      </p>
      {ad.state === 'unconfirmed' ? (
        <ResendMailForm email={ad.mailedTo ?? ''} state={state} />
      ) : null}
      {ad.expiresAt && (ad.state === 'active' || ad.state === 'reserved') ? (
        <p>
          Sie läuft bis zum <DateText date={ad.expiresAt} />.
        </p>
      ) : null}
      {ad.restorableUntil ? (
        <p>
          Danach, am <DateText date={ad.restorableUntil} />, löschen wir Text und Bilder endgültig.
        </p>
      ) : null}
      {ad.changePending ? (
        <Notice title="Ihre Änderung ist in Prüfung">
          Bis dahin bleibt die Anzeige, wie sie ist.
        </Notice>
      ) : null}
      {ad.decision ? <DecisionNotice decision={ad.decision} state={state} /> : null}
      <div className={styles.row}>
        {VISIBLE_AD_STATES.has(ad.state) ? (
          <ButtonLink href={paths.ad(ad.slug)}>Anzeige ansehen</ButtonLink>
        ) : null}
        {ad.editable && !ad.changePending ? (
          <ButtonLink href={adPaths.edit(ad.slug)} look="secondary">
            Ändern
          </ButtonLink>
        ) : null}
      </div>
      {ad.actions.length > 0 ? (
        <form method="post" className={styles.row}>
          {ad.actions.map((action) => (
            <Button key={action} type="submit" look="secondary" name="intent" value={action}>
              {ACTION_LABELS[action]}
            </Button>
          ))}
        </form>
      ) : null}
      {ad.state === 'active' ? (
        <p>
          Zum Weitergeben: <Link href={paths.ad(ad.slug)}>{url}</Link>
        </p>
      ) : null}
      <p>
        <Link href={paths.newAd()}>Weitere Anzeige aufgeben</Link>
      </p>
    </div>
  );
}
