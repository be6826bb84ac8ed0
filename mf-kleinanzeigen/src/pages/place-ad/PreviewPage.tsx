import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ConfirmFirst } from '@gruenland/shared-ui/disclosure/ConfirmFirst.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { AdPrice } from '#ads/AdPrice.tsx';
import { AdTerms } from '#ads/AdTerms.tsx';

import { getSubmissionNotice } from './submission-notice.ts';
import { PlaceAdLayout } from './PlaceAdLayout.tsx';
import { Gallery } from '@gruenland/shared-ui/photos/Gallery.tsx';
import { buildStepHref } from './place-ad-steps.ts';
import type { PreviewStepData } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

/** Shows the preview step: the ad as visitors will see it, and the submit button. */
export function PreviewPage({ data, form: state }: RouteViewProps<PreviewStepData>) {
  const { draft, preview: ad, adState, formKey } = data;
  const getState = (intent: string) => (state?.values['intent'] === intent ? state : undefined);
  return (
    <PlaceAdLayout draft={draft} step="vorschau">
      {ad.warnings && ad.warnings.length > 0 ? (
        <Notice
          title={ad.warnings.join(', ')}
          action={<Link href={buildStepHref(draft, 'angaben')}>Text ändern</Link>}
        >
          Das gehört nicht in eine Anzeige: Interessierte schreiben Ihnen über Grünland. Mit diesem
          Text prüft die Redaktion die Anzeige, bevor sie erscheint.
        </Notice>
      ) : null}
      <article className={styles.preview} aria-label="Vorschau der Anzeige">
        <h2 className={styles.title}>{ad.title}</h2>
        <p className={styles.price}>
          <AdPrice ad={ad} />
        </p>
        <AdTerms ad={ad} />
        <Gallery
          pictures={ad.pictures}
          title={ad.title}
          emptyText="Zu dieser Anzeige gibt es keine Bilder."
        />
        <div className={styles.text}>{ad.description}</div>
        {ad.facts.length > 0 ? (
          <FactTable
            caption="Angaben zur Anzeige"
            facts={ad.facts.map(({ label, value }) => ({ name: label, value }))}
          />
        ) : null}
      </article>
      <p className={styles.row}>
        <Link href={buildStepHref(draft, 'angaben')}>Angaben ändern</Link>
        <Link href={buildStepHref(draft, 'fotos')}>Fotos ändern</Link>
      </p>
      <p>
        {getSubmissionNotice(draft, adState)} Es gelten unsere{' '}
        <Link href={paths.contentPage('agb')}>Nutzungsbedingungen</Link>. Grünland verschickt nie
        Zahlungslinks.
      </p>
      <Form
        name="absenden"
        state={getState('submit')}
        hidden={{ intent: 'submit', version: String(draft.version) }}
        formKey={formKey}
      >
        <SubmitButton>{draft.ad ? 'Änderung absenden' : 'Anzeige aufgeben'}</SubmitButton>
      </Form>
      <ConfirmFirst
        label={draft.ad ? 'Änderung verwerfen' : 'Entwurf löschen'}
        question={
          draft.ad
            ? 'Was Sie geändert haben, geht verloren. Die Anzeige bleibt, wie sie ist.'
            : 'Text und Fotos dieses Entwurfs gehen verloren.'
        }
      >
        <Form name="verwerfen" state={getState('discard')} hidden={{ intent: 'discard' }}>
          <SubmitButton look="danger">
            {draft.ad ? 'Änderung endgültig verwerfen' : 'Entwurf endgültig löschen'}
          </SubmitButton>
        </Form>
      </ConfirmFirst>
    </PlaceAdLayout>
  );
}
