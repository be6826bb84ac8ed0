import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

import { ResendMailForm } from '#forms/ResendMailForm.tsx';
import { AD_ACTION_LABELS, OWN_AD_STATE_TEXTS } from './own-ad-texts.ts';
import styles from './own-ad.module.css';

interface OwnAdStatusProps {
  readonly ad: OwnAd;
  readonly url: string;
  readonly state: FormState | undefined;
}

const VISIBLE_AD_STATES = new Set(['active', 'reserved', 'sold', 'expired']);

/** Shows the state of an ad to its owner, with the actions that the owner can take. */
export function OwnAdStatus({ ad, url, state }: OwnAdStatusProps) {
  const stateTexts = OWN_AD_STATE_TEXTS[ad.state];
  const getState = (...intents: readonly string[]) =>
    intents.includes(state?.values['intent'] ?? '') ? state : undefined;
  return (
    <div className={styles.page}>
      <Heading level={1} size={4}>
        {stateTexts.title}
      </Heading>
      <Lead>„{ad.title}“</Lead>
      <p>
        {stateTexts.text} {ad.mailedTo ? `Die E-Mail ging an ${ad.mailedTo}.` : ''}
      </p>
      {ad.state === 'unconfirmed' ? (
        <ResendMailForm email={ad.mailedTo ?? ''} state={getState('address')} />
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
      {ad.decision ? <DecisionNotice decision={ad.decision} state={getState('appeal')} /> : null}
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
        <Form name="aktion" state={getState(...ad.actions)} className={styles.row}>
          {ad.actions.map((action) => (
            <SubmitButton key={action} look="secondary" name="intent" value={action}>
              {AD_ACTION_LABELS[action]}
            </SubmitButton>
          ))}
        </Form>
      ) : null}
      {ad.state === 'active' ? (
        <p>
          Zum Weitergeben: <Link href={paths.ad(ad.slug)}>{url}</Link>
        </p>
      ) : null}
    </div>
  );
}
