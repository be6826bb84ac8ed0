/**
 * Default secrets of the embedded services. Everyone can read them, because this file is public.
 */
export const publishedSecrets = {
  CONTENT_WEBHOOK_SECRET: 'embedded-webhook',
  SEARCH_ADMIN_KEY: 'embedded-admin',
} as const;

/**
 * Sample values for development. A public site must replace them: its contracts, mandates and mails
 * would name a company or sender that does not exist, and its mails would stay in the mail catcher.
 */
export const sampleValues = {
  PUBLISHER_NAME: 'Grünland Verlag GmbH (Beispiel)',
  PUBLISHER_ADDRESS: 'Musterweg 1, 12345 Musterstadt',
  PUBLISHER_CREDITOR_ID: 'DE98ZZZ09999999999',
  SMTP_URL: 'smtp://127.0.0.1:3025',
  MAIL_FROM: 'Grünland <post@gruenland.example>',
} as const;

/**
 * Matches hosts of the mail catcher: this machine, or the service `embedded` of docker-compose.yml.
 */
const MAIL_CATCHER_HOST =
  /^(?:(?:.+\.)?localhost|127\..+|0\.0\.0\.0|embedded|\[(?:::1?|::ffff:7f.+)\])\.?$/u;

type SampleName = keyof typeof sampleValues;

/**
 * Returns the letters and digits of a value in lower case. Values that differ only in spaces or
 * punctuation become equal.
 */
const simplifyValue = (value: string) =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const checks: Readonly<Record<SampleName, (value: string) => boolean>> = {
  PUBLISHER_NAME: (value) =>
    simplifyValue(value).includes(simplifyValue(sampleValues.PUBLISHER_NAME)),
  PUBLISHER_ADDRESS: (value) =>
    simplifyValue(value).includes(simplifyValue(sampleValues.PUBLISHER_ADDRESS)),
  PUBLISHER_CREDITOR_ID: (value) =>
    simplifyValue(value) === simplifyValue(sampleValues.PUBLISHER_CREDITOR_ID),
  // Replaces the scheme by http, because `URL` normalises hosts of http URLs only: it lower-cases
  // them and expands 127.1 to 127.0.0.1.
  SMTP_URL: (value) =>
    MAIL_CATCHER_HOST.test(new URL(value.replace(/^smtps?:/iu, 'http:')).hostname),
  MAIL_FROM: (value) => /[@.]gruenland\.example\b/iu.test(value),
};

/**
 * Returns the names of the variables that still have the sample value, also in another spelling.
 */
export function listVariablesWithSampleValue(
  values: Readonly<Record<SampleName, string>>,
): SampleName[] {
  const names = Object.keys(sampleValues) as SampleName[];
  return names.filter((name) => checks[name](values[name]));
}

type SecretName = keyof typeof publishedSecrets;

/** Returns the names of the variables that still have a published secret. */
export function listVariablesWithPublishedSecret(
  values: Readonly<Record<SecretName, string>>,
): SecretName[] {
  const names = Object.keys(publishedSecrets) as SecretName[];
  return names.filter((name) => values[name] === publishedSecrets[name]);
}
