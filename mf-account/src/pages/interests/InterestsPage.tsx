import { interestTopics } from '@gruenland/shared-contracts/api/interests.ts';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { createInitialCheckboxValues } from '@gruenland/shared-ui/form/call/form-call.ts';
import { SavedNotice } from '#components/SavedNotice.tsx';
import styles from '#components/stack.module.css';
import type { InterestsData } from './interests.loader.server.ts';
import { FARM_TYPE_CHOICES, FARM_SIZE_CHOICES } from './farm-choices.ts';

const TOPIC_ENTRIES = Object.entries(interestTopics);

/**
 * Shows the form for topics, region and type of farm. Lists the interests that were derived from
 * the user's reading separately, with buttons to remove them.
 */
export function InterestsPage({ data, form }: RouteViewProps<InterestsData>) {
  const { interests, isSaved: saved } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Interessen
      </Heading>
      <SavedNotice text={saved && !form && 'Ihre Interessen sind gespeichert.'} />
      <Form
        key={interests.version}
        name="interests"
        state={form}
        initialValues={getValues(interests)}
        hidden={{
          intent: 'save',
          version: form?.values['version'] ?? String(interests.version),
        }}
      >
        <TopicFields prefix="thema-" legend="Das möchte ich zuerst sehen" />
        <TopicFields prefix="ohne-" legend="Davon möchte ich nichts sehen" />
        <FarmFields />
        <SectionHeading>Wie wir damit umgehen</SectionHeading>
        <CheckboxField name="personalised" label="Artikel nach meinen Interessen auswählen" />
        <CheckboxField name="derivesInterests" label="Aus gelesenen Artikeln lernen">
          Aus dem, was ich lese, auf weitere Interessen schließen. Diese stehen hier, getrennt von
          meinen eigenen, und verschwinden, sobald ich das abschalte.
        </CheckboxField>
        <SubmitButton>Interessen speichern</SubmitButton>
      </Form>
      {interests.derivesInterests ? <DerivedInterests interests={interests} /> : null}
    </>
  );
}

function TopicFields({ prefix, legend }: { readonly prefix: string; readonly legend: string }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {TOPIC_ENTRIES.map(([id, label]) => (
        <CheckboxField key={id} name={prefix + id} label={label} />
      ))}
    </fieldset>
  );
}

function FarmFields() {
  return (
    <>
      <SectionHeading>Region und Betrieb</SectionHeading>
      <TextField
        name="zip"
        label="Postleitzahl"
        inputMode="numeric"
        autoComplete="postal-code"
        rules={[['matches', /^\d{4,5}$/u]]}
        messages={{ matches: 'Eine Postleitzahl hat vier oder fünf Ziffern.' }}
      />
      <TextField
        name="radiusKm"
        label="Umkreis in Kilometern"
        inputMode="numeric"
        rules={[['between', 5, 200]]}
      />
      <SelectField
        name="form"
        label="Betrieb"
        choices={FARM_TYPE_CHOICES}
        emptyOptionLabel="Keine Angabe"
      />
      <SelectField
        name="size"
        label="Fläche"
        choices={FARM_SIZE_CHOICES}
        emptyOptionLabel="Keine Angabe"
      />
      <TextField name="animals" label="Tiere" help="Mit Kommas getrennt: Milchkühe, Legehennen" />
      <TextField name="crops" label="Kulturen" help="Mit Kommas getrennt: Weizen, Mais, Grünland" />
    </>
  );
}

function DerivedInterests({ interests }: { readonly interests: Interests }) {
  return (
    <section>
      <SectionHeading>Aus Gelesenem geschlossen</SectionHeading>
      {interests.derived.length === 0 ? <p>Noch nichts.</p> : null}
      <ul className={styles.plain}>
        {interests.derived.map(({ topic, reads }) => {
          const topicName = (interestTopics as Readonly<Record<string, string>>)[topic] ?? topic;
          return (
            <li key={topic} className={styles.row}>
              <span>
                {topicName} <span className={styles.muted}>({reads} gelesen)</span>
              </span>
              <Form name={`remove-${topic}`} hidden={{ intent: 'remove', topic }}>
                <SubmitButton look="secondary">
                  Vergessen<VisuallyHidden>: {topicName}</VisuallyHidden>
                </SubmitButton>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function getValues(interests: Interests): Record<string, string | boolean> {
  const { topics, muted, regions, operation, personalised, derivesInterests } = interests;
  const [region] = regions;
  return {
    ...createInitialCheckboxValues('thema-', topics),
    ...createInitialCheckboxValues('ohne-', muted),
    zip: region?.zip ?? '',
    radiusKm: region ? String(region.radiusKm) : '50',
    form: operation.form ?? '',
    size: operation.size ?? '',
    animals: (operation.animals ?? []).join(', '),
    crops: (operation.crops ?? []).join(', '),
    personalised,
    derivesInterests,
  };
}
