import type { ConsentCategory } from '@gruenland/shared-contracts/consent.ts';

/**
 * Revision of the categories and services below. Increase it whenever one of them changes; the
 * banner then asks all visitors again.
 */
export const CONSENT_REVISION = 2;

/**
 * All consent categories and services. The banner, the settings, the cookie pages and `frame-src`
 * use them.
 */
export const consentRegistry: readonly ConsentCategory[] = [
  {
    slug: 'notwendig',
    label: 'Notwendig',
    description:
      'Ohne diese Dienste funktionieren Anmeldung, Merkliste und Ihre Auswahl hier nicht.',
    essential: true,
    services: [
      {
        id: 'anmeldung',
        label: 'Anmeldung',
        provider: 'Grünland',
        purpose: 'Hält Sie angemeldet.',
      },
      {
        id: 'auswahl',
        label: 'Ihre Auswahl',
        provider: 'Grünland',
        purpose:
          'Merkt sich diese Entscheidung für zwölf Monate und was Sie ohne Konto begonnen haben, etwa Ihre Merkliste.',
      },
      {
        id: 'erprobung',
        label: 'Neue Fassungen',
        provider: 'Grünland',
        purpose:
          'Eine zufällige Zahl von 0 bis 99, bis Sie den Browser schließen. Ein Teil der Besucher sieht neue Fassungen der Website zuerst; die Zahl sorgt dafür, dass alle Seiten Ihres Besuchs zusammenpassen. Sie verrät nicht, wer Sie sind.',
      },
    ],
  },
  {
    slug: 'medien',
    label: 'Eingebettete Medien',
    description:
      'Videos und Karten von anderen Anbietern. Erst nach Ihrer Zustimmung wird dort etwas geladen.',
    essential: false,
    services: [
      {
        id: 'youtube',
        label: 'YouTube',
        provider: 'Google Ireland Limited',
        purpose: 'Zeigt Videos. Dabei erfährt der Anbieter Ihre IP-Adresse und was Sie ansehen.',
        frameOrigin: 'https://www.youtube-nocookie.com',
      },
      {
        id: 'karten',
        label: 'OpenStreetMap',
        provider: 'OpenStreetMap Foundation',
        purpose:
          'Zeigt Karten. Dabei erfährt der Anbieter Ihre IP-Adresse und den Kartenausschnitt.',
        frameOrigin: 'https://www.openstreetmap.org',
      },
    ],
  },
];

/**
 * Origins that pages may embed in frames after the visitor has allowed the service at that origin.
 */
export const consentFrameOrigins: readonly string[] = consentRegistry
  .flatMap((category) => category.services)
  .flatMap((service) => (service.frameOrigin ? [service.frameOrigin] : []));
