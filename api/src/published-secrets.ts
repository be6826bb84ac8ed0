/** Default secrets of the embedded services. They are public, because this file is public. */
export const publishedSecrets = {
  CONTENT_WEBHOOK_SECRET: 'embedded-webhook',
  SEARCH_ADMIN_KEY: 'embedded-admin',
} as const;

/**
 * Sample values for development. With them, contracts and mandates of a public site would name a
 * company that does not exist, and mails would stay in the mail catcher.
 */
export const sampleValues = {
  PUBLISHER_NAME: 'Grünland Verlag GmbH (Beispiel)',
  PUBLISHER_ADDRESS: 'Musterweg 1, 12345 Musterstadt',
  PUBLISHER_CREDITOR_ID: 'DE98ZZZ09999999999',
  SMTP_URL: 'smtp://127.0.0.1:3025',
} as const;

/** Address of the mail catcher in docker-compose.yml. */
const COMPOSE_MAIL_CATCHER = 'smtp://embedded:3025';

type SampleName = keyof typeof sampleValues;

/** Returns the names of the variables that still have a sample value. */
export function listSampleValues(values: Readonly<Record<SampleName, string>>): SampleName[] {
  const names = Object.keys(sampleValues) as SampleName[];
  return names.filter(
    (name) => values[name] === sampleValues[name] || values[name] === COMPOSE_MAIL_CATCHER,
  );
}

type SecretName = keyof typeof publishedSecrets;

/** Returns the names of the variables that still have a published secret. */
export function listPublishedSecrets(values: Readonly<Record<SecretName, string>>): SecretName[] {
  const names = Object.keys(publishedSecrets) as SecretName[];
  return names.filter((name) => values[name] === publishedSecrets[name]);
}
