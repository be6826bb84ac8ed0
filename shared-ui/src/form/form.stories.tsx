import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { DateField } from './fields/DateField.tsx';
import { IbanField } from './fields/IbanField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { RadioField } from './fields/RadioField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextAreaField } from './fields/TextAreaField.tsx';
import { TextField } from './fields/TextField.tsx';

async function refuse() {
  return { '': 'In der Stilübersicht wird nichts gesendet.' };
}

const ANIMALS = [
  { value: 'rind', label: 'Rinder' },
  { value: 'schaf', label: 'Schafe und Ziegen' },
  { value: 'huhn', label: 'Geflügel' },
];

function AllFields() {
  return (
    <Form name="story-fields" onSubmit={refuse}>
      <TextField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        rules={['required', 'email']}
        help="Dorthin schicken wir die Bestätigung."
      />
      <PasswordField
        name="password"
        label="Passwort"
        autoComplete="new-password"
        rules={['required', ['length', 10, 128]]}
        help="Mindestens 10 Zeichen."
      />
      <NumberField name="acres" label="Fläche in Hektar" rules={['number']} />
      <IbanField name="iban" label="IBAN" />
      <DateField name="from" label="Frei ab" />
      <SelectField name="animal" label="Tierart" choices={ANIMALS} rules={['required']} />
      <RadioField
        name="offer"
        label="Angebot oder Gesuch"
        choices={AD_KIND_CHOICES}
        rules={['required']}
      />
      <TextAreaField name="text" label="Beschreibung" maxLength={4000} />
      <CheckboxField name="terms" label="die Nutzungsbedingungen" rules={['accepted']}>
        Ich habe die Nutzungsbedingungen gelesen und stimme ihnen zu.
      </CheckboxField>
      <FormActions>
        <SubmitButton>Anzeige prüfen</SubmitButton>
      </FormActions>
    </Form>
  );
}

const LENGTH_RULES = [['length', 5, 5]] as const;

/** Shows invalid fields whose messages become visible at different times. */
function MessageTiming() {
  return (
    <Form
      name="story-timing"
      onSubmit={refuse}
      initialValues={{ live: '27', blur: '27', dirty: '27' }}
    >
      <TextField name="live" label="Sofort" rules={LENGTH_RULES} messageVisibility="live" />
      <TextField name="blur" label="Beim Verlassen" rules={LENGTH_RULES} />
      <TextField
        name="dirty"
        label="Nach dem Ändern"
        rules={LENGTH_RULES}
        messageVisibility="dirty"
      />
      <CheckboxField name="terms" label="die Regeln" rules={['accepted']} />
      <FormActions>
        <SubmitButton>Prüfen</SubmitButton>
      </FormActions>
    </Form>
  );
}

const AD_KIND_CHOICES = [
  { value: 'biete', label: 'Ich biete' },
  { value: 'suche', label: 'Ich suche' },
];

function RefusedForm() {
  return (
    <Form
      name="story-refused"
      onSubmit={refuse}
      state={{
        values: { email: 'hanna@hof-ohlsen', offer: 'suche' },
        errors: {
          '': 'Bitte prüfen Sie Ihre Angaben.',
          email: 'Diese Adresse gibt es nicht.',
          offer: 'Gesuche sind in dieser Rubrik nicht möglich.',
          terms: 'Ohne Zustimmung geht es nicht weiter.',
        },
      }}
    >
      <TextField name="email" label="E-Mail-Adresse" type="email" rules={['required']} />
      <RadioField
        name="offer"
        label="Angebot oder Gesuch"
        choices={AD_KIND_CHOICES}
        rules={['required']}
      />
      <CheckboxField name="terms" label="Ich stimme zu" rules={['accepted']} />
      <TextField name="locked" label="Kundennummer" disabled help="Wird von uns vergeben." />
      <FormActions>
        <SubmitButton>Erneut senden</SubmitButton>
      </FormActions>
    </Form>
  );
}

export const formStories: readonly StoryDefinition[] = [
  { title: 'Formular / Felder', state: 'alle, unberührt', view: AllFields },
  { title: 'Formular / Felder', state: 'vom Server abgelehnt', view: RefusedForm },
  {
    title: 'Formular / Meldungen',
    state: 'sofort, beim Verlassen, nach dem Ändern',
    view: MessageTiming,
  },
];
