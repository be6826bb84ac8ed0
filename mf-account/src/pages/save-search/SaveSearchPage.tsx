import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { PlaceNotice } from '@gruenland/shared-ui/place/PlaceNotice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';
import { FREQUENCY_CHOICES } from '#model/saved-choices.ts';
import { SubmitObserver } from '#components/SubmitObserver.tsx';
import { getSentFields, rememberSentFields } from '#model/sent-fields.ts';
import type { SaveSearchData } from './save-search.loader.server.ts';

/**
 * Shows the page to save a search, with the filters of the search and fields for the frequency and
 * the email address.
 */
export function SaveSearchPage({ data, form }: RouteViewProps<SaveSearchData>) {
  const { search, formKey } = data;
  if (!search) return <SentNotice />;
  const { kind, query, title, path, email, near, placeChoices } = search;
  const params = new URLSearchParams(query);
  return (
    <>
      <Heading level={1} size={4}>
        Suchauftrag anlegen
      </Heading>
      <p>
        Ein Suchauftrag sucht für Sie weiter: Wir schreiben Ihnen, wenn zu{' '}
        <Link href={path}>{title}</Link> etwas Neues kommt. Beenden geht mit einem Klick.
      </p>
      {near === undefined ? null : (
        <PlaceNotice
          id="ort-hinweis"
          typedPlace={params.get('ort') ?? ''}
          list={{ near, placeChoices }}
          itemsLabel="Treffer"
          buildHref={(place) => {
            const paramsWithPlace = new URLSearchParams(params);
            paramsWithPlace.set('ort', place);
            return buildNewSavedSearchPath(kind, paramsWithPlace.toString());
          }}
        />
      )}
      {placeChoices ? null : (
        <SubmitObserver onSubmit={rememberEmail}>
          <Form
            key={formKey}
            name="suchauftrag"
            state={form}
            initialValues={{ frequency: 'daily' }}
            hidden={{ kind, query }}
            formKey={formKey}
          >
            <RadioField
              name="frequency"
              label="Wie oft"
              rules={['required']}
              choices={FREQUENCY_CHOICES}
            />
            {email ? (
              <p>Die Nachrichten gehen an {email}.</p>
            ) : (
              <TextField
                name="email"
                label="E-Mail-Adresse"
                type="email"
                rules={emailRules}
                messages={emailMessages}
              />
            )}
            <SubmitButton>Suchauftrag anlegen</SubmitButton>
          </Form>
        </SubmitObserver>
      )}
    </>
  );
}

const SAVE_SEARCH_FORM = 'suchauftrag';

const rememberEmail = (form: HTMLFormElement) =>
  rememberSentFields(SAVE_SEARCH_FORM, form, (field) => field === 'email');

function SentNotice() {
  const { email } = getSentFields(SAVE_SEARCH_FORM);
  return (
    <>
      <Heading level={1} size={4}>
        Fast fertig: Bitte bestätigen Sie
      </Heading>
      <p role="status">
        Wir haben {email ? <>an {email}</> : 'Ihnen'} eine E-Mail geschickt. Mit dem Link darin
        bestätigen Sie den Suchauftrag; vorher bekommen Sie nichts von uns. Der Link gilt sieben
        Tage.
      </p>
      <ButtonLink href={paths.home()} look="secondary">
        Zur Startseite
      </ButtonLink>
    </>
  );
}
