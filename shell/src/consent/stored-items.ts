import type { ConsentCategory, StoredItem } from '@gruenland/shared-contracts/consent.ts';
import { consentRegistry } from './registry.ts';

/**
 * What services leave on a device, by service. Apart from the registry, because only the cookie pages
 * say it, which the server writes: browsers need not carry it.
 */
const storedItems: Readonly<Record<string, readonly StoredItem[]>> = {
  anmeldung: [
    {
      name: 'gl_session',
      kind: 'cookie',
      purpose: 'Ihre Sitzung, für Skripte nicht lesbar',
      duration: 'bis zur Abmeldung, höchstens 90 Tage',
    },
  ],
  auswahl: [
    {
      name: 'gl_consent',
      kind: 'cookie',
      purpose: 'Welche Dienste Sie erlaubt haben',
      duration: 'zwölf Monate',
    },
    {
      name: 'gl_themen',
      kind: 'storage',
      purpose: 'Themen, die Sie unter „Für Sie ausgesucht“ selbst gewählt haben',
      duration: 'bis Sie die Auswahl löschen',
    },
    {
      name: 'gl_stimme',
      kind: 'cookie',
      purpose: 'Hält fest, dass Sie bei einer Umfrage schon abgestimmt haben',
      duration: 'zwölf Monate',
    },
  ],
};

/** The registry with everything that services store. Server only. */
export const registryWithStores: readonly ConsentCategory[] = consentRegistry.map((category) => ({
  ...category,
  services: category.services.map((service) => ({
    ...service,
    stores: storedItems[service.id] ?? [],
  })),
}));
