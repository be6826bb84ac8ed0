import type { Profile } from '@gruenland/shared-contracts/api/profile.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { displayNameRules, displayNameMessages } from '#model/account-form-rules.ts';
import { salutationChoices } from '#model/postal-address.ts';
import { AddressFields } from '#forms/AddressFields.tsx';
import { SavedNotice } from '#components/SavedNotice.tsx';
import type { ProfileData } from './profile.loader.server.ts';

const ACCOUNT_TYPE_CHOICES = [
  { value: 'private', label: 'Ich handle als Privatperson' },
  { value: 'trader', label: 'Ich handle gewerblich' },
];

/**
 * Shows the form for name, address and, for commercial sellers, the seller information that the law
 * requires.
 */
export function ProfilePage({ data, form }: RouteViewProps<ProfileData>) {
  const { profile, isSaved: saved } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Profil
      </Heading>
      <SavedNotice text={saved && !form && 'Ihr Profil ist gespeichert.'} />
      <Form
        key={profile.version}
        name="profile"
        state={form}
        initialValues={getValues(profile)}
        hidden={{ version: form?.values['version'] ?? String(profile.version) }}
        draft="profil"
        unsavedQuestion="Ihre Änderungen sind noch nicht gespeichert. Seite verlassen?"
      >
        <TextField
          name="displayName"
          label="Anzeigename"
          help="So sehen Sie andere, zum Beispiel an Ihren Anzeigen."
          autoComplete="nickname"
          rules={displayNameRules}
          messages={displayNameMessages}
        />
        <SelectField
          name="salutation"
          label="Anrede"
          choices={salutationChoices}
          autoComplete="honorific-prefix"
        />
        <AddressFields prefix="" required={false} />
        <TextField
          name="phone"
          label="Telefon"
          type="tel"
          help="Andere sehen sie nur, wenn Sie das in einer Anzeige erlauben."
        />
        <TraderFields />
        <SubmitButton>Profil speichern</SubmitButton>
      </Form>
    </>
  );
}

function TraderFields() {
  return (
    <>
      <SectionHeading>Handel</SectionHeading>
      <RadioField name="accountType" label="Wie Sie handeln" choices={ACCOUNT_TYPE_CHOICES} />
      <p>Nur wenn Sie gewerblich handeln; diese Angaben stehen an Ihren Anzeigen:</p>
      <TextField name="company" label="Firma" autoComplete="organization" />
      <TextField name="legalName" label="Vertreten durch" />
      <TextField name="vatId" label="USt-IdNr." />
      <TextField name="registerNo" label="Handelsregister" />
      <TextAreaField name="imprint" label="Impressum" />
    </>
  );
}

/** Converts the profile into form values. */
function getValues(profile: Profile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profile)
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [name, value === null ? '' : String(value)]),
  );
}
