import type { SignInNotification } from '#queue/task-kinds.ts';

import type { MailContent } from './mail-layout.ts';

const otherDevicesNote = 'Alle anderen Geräte wurden abgemeldet.';

/** Subject and text of the mail about each change of sign-in methods. */
const mailTexts: Readonly<Record<SignInNotification, readonly [subject: string, text: string]>> = {
  'passkey-added': [
    'Ein Passkey wurde eingerichtet',
    'zu Ihrem Konto bei Grünland gehört jetzt ein neuer Passkey. Mit ihm können Sie sich ohne ' +
      'Passwort anmelden.',
  ],
  'passkey-removed': [
    'Ein Passkey wurde entfernt',
    `ein Passkey Ihres Kontos bei Grünland gilt nicht mehr. ${otherDevicesNote}`,
  ],
  'authenticator-enabled': [
    'Ihre Anmeldung verlangt jetzt einen Code',
    'bei der Anmeldung in Ihrem Konto bei Grünland wird ab jetzt nach dem Passwort ein Code Ihrer ' +
      'App verlangt.',
  ],
  'authenticator-disabled': [
    'Ihre Anmeldung verlangt keinen Code mehr',
    'bei der Anmeldung in Ihrem Konto bei Grünland wird kein Code einer App mehr verlangt. ' +
      otherDevicesNote,
  ],
  'code-reused': [
    'Ein Code wurde zweimal eingegeben',
    'bei der Anmeldung in Ihrem Konto bei Grünland wurde ein Code Ihrer App eingegeben, mit dem ' +
      'Sie sich schon angemeldet hatten. Wir haben ihn nicht angenommen.',
  ],
  'provider-linked': [
    'Ein Anbieter wurde mit Ihrem Konto verbunden',
    'mit Ihrem Konto bei Grünland kann man sich jetzt auch über einen Anbieter anmelden, der Ihre ' +
      'E-Mail-Adresse kennt.',
  ],
};

/** All kinds of changes of sign-in methods that are mailed. */
export const signInNotifications = Object.keys(mailTexts) as SignInNotification[];

/**
 * Creates the mail that reports a change of sign-in methods, so that the account holder notices a
 * change by someone else.
 */
export function createSignInChangedMail(
  recipient: { readonly displayName: string },
  notification: SignInNotification,
  links: { readonly forgotPassword: string; readonly security: string },
): MailContent {
  const [subject, text] = mailTexts[notification];
  return {
    subject,
    greeting: `Guten Tag, ${recipient.displayName},`,
    paragraphs: [text],
    action: { label: 'Sicherheit meines Kontos', url: links.security },
    notes: [
      `Waren Sie das nicht, legen Sie bitte gleich ein neues Passwort fest: ${links.forgotPassword}`,
    ],
  };
}
