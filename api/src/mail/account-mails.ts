import type { MailContent } from './mail-layout.ts';

interface Recipient {
  readonly displayName: string;
}

const formatGreeting = (recipient: Recipient) => `Guten Tag, ${recipient.displayName},`;

/** Creates the mail that asks the user to confirm the email address of a new account. */
export function createConfirmRegistrationMail(recipient: Recipient, url: string): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    greeting: formatGreeting(recipient),
    paragraphs: [
      'für diese Adresse wurde ein Konto bei Grünland angelegt. Bitte bestätigen Sie, dass sie ' +
        'Ihnen gehört. Danach können Sie sich anmelden.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', url },
    notes: [
      'Der Link gilt 24 Stunden und nur einmal.',
      'Sie haben kein Konto angelegt? Dann müssen Sie nichts tun. Ohne Bestätigung wird das ' +
        'Konto nach sieben Tagen gelöscht.',
    ],
  };
}

/**
 * Creates the mail that tells an account holder that someone tried to register with the same email
 * address.
 */
export function createAlreadyRegisteredMail(
  recipient: Recipient,
  links: { readonly login: string; readonly forgotPassword: string },
): MailContent {
  return {
    subject: 'Sie haben schon ein Konto bei Grünland',
    greeting: formatGreeting(recipient),
    paragraphs: [
      'jemand wollte mit dieser E-Mail-Adresse ein neues Konto anlegen. Sie haben aber schon ' +
        'eines und können sich damit anmelden.',
    ],
    action: { label: 'Zur Anmeldung', url: links.login },
    notes: [
      `Passwort vergessen? Hier legen Sie ein neues fest: ${links.forgotPassword}`,
      'Waren Sie das nicht, müssen Sie nichts tun. An Ihrem Konto wurde nichts geändert.',
    ],
  };
}

/**
 * Creates the mail that tells the account holder that the password was changed, so that they notice
 * a change by someone else.
 */
export function createPasswordChangedMail(
  recipient: Recipient,
  links: { readonly forgotPassword: string },
): MailContent {
  return {
    subject: 'Ihr Passwort wurde geändert',
    greeting: formatGreeting(recipient),
    paragraphs: [
      'das Passwort Ihres Kontos bei Grünland wurde soeben geändert. Auf allen anderen Geräten ' +
        'wurden Sie abgemeldet.',
    ],
    notes: [
      `Waren Sie das nicht, legen Sie bitte gleich ein neues Passwort fest: ${links.forgotPassword}`,
    ],
  };
}

/** Creates the mail with the link for setting a new password. */
export function createResetPasswordMail(recipient: Recipient, url: string): MailContent {
  return {
    subject: 'Neues Passwort für Ihr Konto',
    greeting: formatGreeting(recipient),
    paragraphs: [
      'jemand möchte ein neues Passwort für Ihr Konto bei Grünland festlegen. Waren Sie das, ' +
        'geht es hier weiter.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    notes: [
      'Der Link gilt 30 Minuten und nur einmal.',
      'Waren Sie das nicht, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
    ],
  };
}

/** Creates the mail that asks the owner of the new email address to confirm this address. */
export function createConfirmEmailChangeMail(recipient: Recipient, url: string): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    greeting: formatGreeting(recipient),
    paragraphs: [
      'diese Adresse soll künftig zu Ihrem Konto bei Grünland gehören. Bitte bestätigen Sie das.',
    ],
    action: { label: 'Neue Adresse bestätigen', url },
    notes: [
      'Der Link gilt 24 Stunden und nur einmal.',
      'Haben Sie das nicht gewollt, müssen Sie nichts tun: Es bleibt bei der alten Adresse.',
    ],
  };
}

/**
 * Creates the mail that warns the owner of the old email address before the change to the new one
 * takes effect.
 */
export function createEmailChangeRequestedMail(
  recipient: Recipient,
  newEmail: string,
  links: { readonly security: string },
): MailContent {
  return {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    greeting: formatGreeting(recipient),
    paragraphs: [
      `zu Ihrem Konto bei Grünland soll künftig die Adresse ${newEmail} gehören. Geändert wird ` +
        'sie erst, wenn sie dort bestätigt ist.',
    ],
    action: { label: 'Sicherheit meines Kontos', url: links.security },
    notes: [
      'Waren Sie das nicht, melden Sie sich bitte gleich an, ändern Ihr Passwort und melden alle ' +
        'anderen Geräte ab.',
    ],
  };
}

/**
 * Creates the mail that confirms the change of the email address. This mail is sent to the old and
 * to the new address.
 */
export function createEmailChangedMail(recipient: Recipient, newEmail: string): MailContent {
  return {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    greeting: formatGreeting(recipient),
    paragraphs: [
      `zu Ihrem Konto bei Grünland gehört jetzt die Adresse ${newEmail}. Auf allen Geräten ` +
        'wurden Sie abgemeldet. Bitte melden Sie sich mit der neuen Adresse an.',
    ],
    notes: ['Waren Sie das nicht, antworten Sie bitte über das Kontaktformular auf der Website.'],
  };
}
