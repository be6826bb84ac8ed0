import type { ConsentCategory, StoredItem } from '@gruenland/shared-contracts/consent.ts';
import { consentRegistry } from './consent-registry.ts';

const createCookieItem = (name: string, purpose: string, duration: string): StoredItem => ({
  name,
  kind: 'cookie',
  purpose,
  duration,
});
const createStorageItem = (name: string, purpose: string, duration: string): StoredItem => ({
  name,
  kind: 'storage',
  purpose,
  duration,
});

/**
 * Lists what each service stores on a device. This list is separate from the registry, because only
 * the server-rendered cookie pages need it. A repository check (`scripts/check`) compares the names
 * with the code.
 */
const storedItems: Readonly<Record<string, readonly StoredItem[]>> = {
  anmeldung: [
    createCookieItem(
      'gl_session',
      'Ihre Sitzung, für Skripte nicht lesbar; auf https-Seiten heißt sie __Host-gl_session',
      'bis zur Abmeldung, höchstens 90 Tage',
    ),
    createCookieItem(
      'gl_device',
      'Dass Sie sich in diesem Browser schon angemeldet haben: Falsche Passwörter anderer sperren Sie dann nicht aus',
      'ein Jahr',
    ),
    createCookieItem(
      'gl_provider',
      'Der Weg zu einem anderen Anmeldedienst und zurück, verschlüsselt; nur wenn Sie ihn wählen',
      'zehn Minuten',
    ),
    createCookieItem(
      'gl_provider_code',
      'Dass der Anmeldedienst Sie kennt und nur noch Ihr Code fehlt, verschlüsselt',
      'zehn Minuten',
    ),
    createCookieItem(
      'gl_eingaben',
      'Was Sie in ein Formular geschrieben haben, während Sie sich ohne JavaScript neu anmelden; ohne Passwörter und Bankdaten',
      'bis das Formular wieder vor Ihnen steht, höchstens eine Stunde',
    ),
    createStorageItem(
      'gl-session-changed',
      'Der Zeitpunkt der letzten An- oder Abmeldung, damit andere Fenster es merken',
      'bis Sie den Speicher leeren',
    ),
    createStorageItem(
      'gl-sign-in-window',
      'Dass ein eigenes Fenster zum Anmelden offen ist',
      'bis die Anmeldung darin fertig ist',
    ),
  ],
  auswahl: [
    createCookieItem('gl_consent', 'Welche Dienste Sie erlaubt haben', 'zwölf Monate'),
    createCookieItem(
      'gl_merkliste',
      'Ordnet diesem Gerät eine Merkliste ohne Konto zu; gesetzt, wenn Sie etwas merken',
      'zwölf Monate oder bis zur Anmeldung',
    ),
    createCookieItem(
      'gl_anzeigen',
      'Ordnet diesem Gerät Anzeigen zu, die Sie ohne Konto begonnen haben',
      '90 Tage',
    ),
    createCookieItem(
      'gl_eingereicht',
      'Zeigt Ihnen, wo eine Veranstaltung steht, die Sie eingereicht haben',
      '30 Tage',
    ),
    createCookieItem(
      'gl_stimme',
      'Hält fest, dass Sie bei einer Umfrage schon abgestimmt haben',
      'zwölf Monate',
    ),
    createStorageItem(
      'gl:saved-articles',
      'Die Texte gemerkter Artikel, damit Sie sie auch ohne Verbindung lesen können',
      'bis Sie den Artikel von der Merkliste nehmen oder sich abmelden',
    ),
    createStorageItem(
      'gl_themen',
      'Themen, die Sie unter „Für Sie ausgesucht“ selbst gewählt haben',
      'bis Sie die Auswahl löschen',
    ),
    createStorageItem(
      'gl:recent-searches',
      'Ihre letzten fünf Suchen, damit das Suchfeld sie wieder anbieten kann',
      'bis Sie sie im Suchfeld entfernen',
    ),
    createStorageItem(
      'gl:draft:…',
      'Was Sie in einem Formular begonnen haben, ohne Passwörter, Bankdaten und Dateien, damit nichts verloren geht',
      '24 Stunden, bis zum Abschicken oder bis zur Abmeldung',
    ),
  ],
  erprobung: [
    createCookieItem(
      'gl_bucket',
      'Eine zufällige Zahl von 0 bis 99. Sie hält alle Seiten Ihres Besuchs bei derselben Fassung der Website; jede Zahl haben sehr viele Besucher',
      'bis Sie den Browser schließen',
    ),
    createStorageItem(
      'gl:reload',
      'Welche Seite nach einem Ladefehler neu geladen wurde, damit das nicht zweimal geschieht',
      'bis Sie das Fenster schließen',
    ),
    createCookieItem(
      'gl_vorschau',
      'Nur bei Mitarbeitenden: zeigt eine Fassung, die noch nicht freigegeben ist',
      'sieben Tage',
    ),
    createCookieItem(
      'gl_preview',
      'Nur in der Redaktion: zeigt Beiträge, die noch nicht erschienen sind',
      'eine Stunde',
    ),
  ],
};

/** URLs of the privacy policies of the companies behind the services. */
const policyUrls: Readonly<Record<string, string>> = {
  youtube: 'https://policies.google.com/privacy?hl=de',
  karten: 'https://osmfoundation.org/wiki/Privacy_Policy',
};

/** The consent registry with stored items and policies. Only the server imports it. */
export const consentRegistryWithStoredItems: readonly ConsentCategory[] = consentRegistry.map(
  (category) => ({
    ...category,
    services: category.services.map((service) => ({
      ...service,
      stores: storedItems[service.id] ?? [],
      ...(policyUrls[service.id] ? { policyUrl: policyUrls[service.id] } : {}),
    })),
  }),
);
