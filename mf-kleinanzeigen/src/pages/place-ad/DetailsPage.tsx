import { useState } from 'react';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { PlaceSuggestions } from '@gruenland/shared-ui/place/PlaceSuggestions.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';

import { AttributeFields } from './AttributeFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DraftGone } from './DraftGone.tsx';
import { DraftAutosave } from './DraftAutosave.tsx';
import { CONDITION_CHOICES, DELIVERY_METHOD_CHOICES, AD_KIND_CHOICES } from './form-choices.ts';
import { PlaceAdLayout } from './PlaceAdLayout.tsx';
import { PriceFields } from './PriceFields.tsx';
import { useDraftSaver } from './useDraftSaver.ts';
import { buildStepHref } from './place-ad-steps.ts';
import type { DetailsStepData, DraftGoneData } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

const { minTitleLength, maxTitleLength, minDescriptionLength, maxDescriptionLength } = adLimits;
const PLACE_FIELD_NAMES = { postcode: 'plz', place: 'ort' } as const;
const DEFAULT_VALUES = {
  art: 'biete',
  einheit: 'gesamt',
  'uebergabe-abholung': 'true',
};

/** Shows the details step of placing an ad. The server stores the draft while the visitor types. */
export function DetailsPage({ data, form }: RouteViewProps<DetailsStepData | DraftGoneData>) {
  if ('gone' in data) return <DraftGone />;
  const { draft } = data;
  return (
    <PlaceAdLayout draft={draft} step="angaben">
      <DetailsForm key={draft.id} {...data} state={form} />
    </PlaceAdLayout>
  );
}

function DetailsForm({
  draft,
  attributes,
  state,
}: DetailsStepData & { readonly state: FormState | undefined }) {
  const { http, navigation } = useShell();
  const draftSaver = useDraftSaver(draft, state?.values['version']);
  const [initialValues] = useState(() => {
    const isNewDraft = Object.keys(draft.values).length === 0;
    return isNewDraft ? DEFAULT_VALUES : { einheit: 'gesamt', ...draft.values };
  });
  const saveDetails = async (values: Readonly<Record<string, unknown>>) => {
    await draftSaver.save(values);
    await http(`/api/kleinanzeigen/drafts/${draft.id}/preview`);
    navigation.navigate(buildStepHref(draft, 'fotos'));
  };
  return (
    <Form name="anzeige" state={state} initialValues={initialValues} onSubmit={saveDetails}>
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="version" value={draftSaver.version} />
      <p className={styles.category}>
        Kategorie: <strong>{draft.category.name}</strong>{' '}
        <Link href={buildStepHref(draft, 'kategorie')}>ändern</Link>
      </p>
      <RadioField
        name="art"
        label="Art der Anzeige"
        choices={AD_KIND_CHOICES}
        rules={['required']}
      />
      <TextField
        name="titel"
        label="Titel"
        help="Marke, Modell oder Sorte gehören hinein, zum Beispiel „Krone Round Pack 1250“."
        rules={[
          ['required', 'trim'],
          ['length', minTitleLength, maxTitleLength],
        ]}
      />
      <TextAreaField
        name="beschreibung"
        label="Beschreibung"
        help="Zustand, Mängel, Zubehör. Bitte ohne Telefonnummer, E-Mail-Adresse und Links."
        rows={8}
        rules={[
          ['required', 'trim'],
          ['length', minDescriptionLength, maxDescriptionLength],
        ]}
      />
      <SectionHeading section="kleinanzeigen">Einzelheiten</SectionHeading>
      <AdFields attributes={attributes} />
      <SectionHeading section="kleinanzeigen">Preis</SectionHeading>
      <PriceFields isTrader={draft.writer === 'trader'} />
      <LocationFields />
      <ContactFields draft={draft} />
      <DraftAutosave draftSaver={draftSaver} />
      <SubmitButton>Weiter zu den Fotos</SubmitButton>
    </Form>
  );
}

function AdFields({ attributes }: Pick<DetailsStepData, 'attributes'>) {
  const values = useFormValues();
  // Open from the start if they are filled in, so that no error is hidden.
  const [wereOptionalFieldsFilled] = useState(() =>
    Boolean(values['stueckzahl'] || values['verfuegbar']),
  );
  return (
    <>
      <AttributeFields attributes={attributes} areAttributesOptional={values['art'] === 'suche'} />
      <SelectField name="zustand" label="Zustand" choices={CONDITION_CHOICES} />
      <Disclosure summary="Stückzahl oder Datum angeben" open={wereOptionalFieldsFilled}>
        <div className={styles.pair}>
          <TextField name="stueckzahl" label="Stückzahl" inputMode="numeric" maxLength={7} />
          <DateField name="verfuegbar" label="Verfügbar ab" />
        </div>
      </Disclosure>
    </>
  );
}

/** Shows the fields for the location of the item and its delivery. */
function LocationFields() {
  return (
    <>
      <SectionHeading section="kleinanzeigen">Standort und Übergabe</SectionHeading>
      <PlaceSuggestions names={PLACE_FIELD_NAMES}>
        <div className={styles.pair}>
          <TextField
            name="plz"
            label="Postleitzahl"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            rules={[['required', 'trim']]}
          />
          <TextField
            name="ort"
            label="Ort"
            autoComplete="address-level2"
            rules={[['required', 'trim']]}
          />
        </div>
      </PlaceSuggestions>
      <fieldset className={styles.set}>
        <legend>Übergabe</legend>
        {DELIVERY_METHOD_CHOICES.map(({ value, label }) => (
          <CheckboxField key={value} name={`uebergabe-${value}`} label={label} />
        ))}
      </fieldset>
    </>
  );
}
