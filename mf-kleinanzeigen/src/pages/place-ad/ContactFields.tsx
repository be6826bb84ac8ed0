import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';

import { SELLER_KIND_CHOICES } from './form-choices.ts';
import { buildStepHref } from './place-ad-steps.ts';

/**
 * Shows the fields for the seller's contact data. Only guests enter a name and an email address,
 * because the accounts of signed-in users contain both.
 */
export function ContactFields({ draft }: { readonly draft: AdDraft }) {
  const { writer, ad } = draft;
  return (
    <>
      {writer === 'guest' ? (
        <>
          <SectionHeading section="kleinanzeigen">Wer bietet an</SectionHeading>
          <p>
            Haben Sie ein Konto?{' '}
            <Link href={paths.login(buildStepHref(draft, 'angaben'))}>Anmelden</Link>; Ihre Angaben
            bleiben erhalten.
          </p>
          <TextField
            name="name"
            label="Anzeigename"
            help="Steht bei der Anzeige, zum Beispiel „Hof Lindental“."
            autoComplete="name"
            rules={[['required', 'trim']]}
          />
          {ad ? null : (
            <TextField
              name="email"
              label="E-Mail-Adresse"
              type="email"
              help="Dorthin geht der Link zum Bestätigen. Sie wird nie gezeigt."
              autoComplete="email"
              rules={['required', 'email']}
            />
          )}
          <RadioField
            name="anbieter"
            label="Ich handle"
            choices={SELLER_KIND_CHOICES}
            rules={['required']}
            help="Gewerbliche Anzeigen brauchen ein Konto mit Firma und Impressum."
          />
        </>
      ) : null}
      {writer === 'trader' ? (
        <p>
          Mit der Anzeige zeigen wir Firma und Impressum aus{' '}
          <Link href={paths.accountProfile()}>Ihrem Profil</Link>.
        </p>
      ) : (
        <CheckboxField
          name="gewaehrleistung"
          label="Privatverkauf: Ich schließe die Gewährleistung für Mängel aus"
        />
      )}
    </>
  );
}
