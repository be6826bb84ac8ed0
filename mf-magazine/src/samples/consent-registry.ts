import type { ConsentCategory } from '@gruenland/shared-contracts/consent.ts';

/** A consent registry in the form in which the shell passes it to loaders. */
export const consentSample: readonly ConsentCategory[] = [
  {
    slug: 'notwendig',
    label: 'Notwendig',
    description: 'Ohne diese Dienste funktioniert die Anmeldung nicht.',
    essential: true,
    services: [
      {
        id: 'anmeldung',
        label: 'Anmeldung',
        provider: 'Grünland',
        purpose: 'Hält Sie angemeldet.',
        stores: [
          {
            name: 'gl_session',
            kind: 'cookie',
            purpose: 'Ihre Sitzung',
            duration: 'höchstens 90 Tage',
          },
        ],
      },
    ],
  },
  {
    slug: 'medien',
    label: 'Eingebettete Medien',
    description: 'Videos und Karten von anderen Anbietern.',
    essential: false,
    services: [
      {
        id: 'youtube',
        label: 'YouTube',
        provider: 'Google Ireland Limited',
        purpose: 'Zeigt Videos.',
        frameOrigin: 'https://www.youtube-nocookie.com',
        policyUrl: 'https://policies.google.com/privacy',
      },
      {
        id: 'karten',
        label: 'OpenStreetMap',
        provider: 'OpenStreetMap Foundation',
        purpose: 'Zeigt Karten.',
        frameOrigin: 'https://www.openstreetmap.org',
      },
    ],
  },
];
