/**
 * A predefined reason for a moderation decision, as shown to the people concerned (DSA Art. 17). It
 * names the law or rule on which the decision is based.
 */
export interface PredefinedReason {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export const predefinedReasons = {
  betrug: {
    title: 'Verdacht auf Betrug',
    text: 'Der Text enthält Merkmale, die wir aus betrügerischen Angeboten kennen: zum Beispiel Zahlungslinks, Vorkasse, einen angeblichen Transporteur oder die Bitte, den Kontakt an anderer Stelle fortzusetzen.',
    rule: 'Nutzungsbedingungen, Ziffer 4 (keine irreführenden Angebote); § 263 StGB',
  },
  kontaktdaten: {
    title: 'Kontaktdaten oder Links im Text',
    text: 'Im Text stehen eine Telefonnummer, eine Adresse für E-Mails, ein Link oder ein Messenger. Das hilft vor allem Betrügern. Bitte nehmen Sie diese Angaben heraus, Anfragen kommen über die Seite.',
    rule: 'Nutzungsbedingungen, Ziffer 3 (Inhalt von Einträgen)',
  },
  pflanzenschutz: {
    title: 'Pflanzenschutzmittel',
    text: 'Pflanzenschutzmittel darf nur anbieten, wer sachkundig ist und die Abgabe angezeigt hat. Das gilt auch für private Restmengen.',
    rule: '§§ 9, 23, 24 PflSchG',
  },
  tierarzneimittel: {
    title: 'Arzneimittel',
    text: 'Arzneimittel für Menschen oder Tiere dürfen nicht über Kleinanzeigen abgegeben werden.',
    rule: '§ 43 AMG; § 40 TAMG',
  },
  waffen: {
    title: 'Waffen, Munition oder Pyrotechnik',
    text: 'Waffen, Munition, verbotene Messer, Feuerwerk und Sprengmittel dürfen hier nicht angeboten werden.',
    rule: 'WaffG; SprengG; Nutzungsbedingungen, Ziffer 5',
  },
  tierschutz: {
    title: 'Tierschutz',
    text: 'Dieses Angebot mit lebenden Tieren entspricht nicht unseren Regeln: Hunde und Katzen unter einem Jahr nur mit Erlaubnis nach § 11 TierSchG, keine Welpen unter acht Wochen, keine Qualzuchten, keine verbotenen Eingriffe.',
    rule: '§§ 6, 11, 11b TierSchG; § 2 Abs. 4 TierSchHuV',
  },
  artenschutz: {
    title: 'Artenschutz',
    text: 'Geschützte Arten und Teile von ihnen dürfen nicht ohne die nötigen Nachweise gehandelt werden.',
    rule: '§ 44 BNatSchG; VO (EG) 338/97',
  },
  'verbotene-ware': {
    title: 'Nicht erlaubte Ware',
    text: 'Diese Ware darf hier nicht angeboten werden.',
    rule: 'Nutzungsbedingungen, Ziffer 5 (ausgeschlossene Waren)',
  },
  jugendschutz: {
    title: 'Jugendschutz',
    text: 'Der Eintrag enthält Inhalte oder Waren, die nicht für Jugendliche bestimmt sind.',
    rule: '§§ 9, 10, 15 JuSchG; § 4 JMStV',
  },
  personenbezogen: {
    title: 'Angaben über Menschen',
    text: 'Der Eintrag enthält besonders geschützte Angaben über einen Menschen oder Daten Dritter. Solche Einträge veröffentlichen wir nicht.',
    rule: 'Art. 9 DSGVO; EuGH C-492/23',
  },
  hass: {
    title: 'Hass oder Beleidigung',
    text: 'Der Eintrag setzt Menschen herab oder verwendet verbotene Kennzeichen.',
    rule: '§§ 86a, 130, 185 StGB',
  },
  belaestigung: {
    title: 'Belästigung oder Werbung',
    text: 'Die Nachrichten bedrängen die andere Person, werben für etwas anderes oder gingen gleichlautend an viele.',
    rule: 'Nutzungsbedingungen, Ziffer 6 (Nachrichten); § 7 UWG',
  },
  urheber: {
    title: 'Fremde Rechte',
    text: 'Der Eintrag verletzt nach unserer Einschätzung Rechte anderer, zum Beispiel an Bildern oder Marken.',
    rule: 'UrhG; MarkenG',
  },
  kategorie: {
    title: 'Falsche Kategorie',
    text: 'Der Eintrag gehört in eine andere Kategorie. Bitte wählen Sie sie neu und reichen Sie ihn wieder ein.',
    rule: 'Nutzungsbedingungen, Ziffer 3 (Inhalt von Einträgen)',
  },
  doppelt: {
    title: 'Schon vorhanden',
    text: 'Denselben Eintrag gibt es von Ihnen schon. Er lässt sich verlängern, ohne dass er neu aufgegeben werden muss.',
    rule: 'Nutzungsbedingungen, Ziffer 3 (keine Wiederholungen)',
  },
  unklar: {
    title: 'Angaben reichen nicht aus',
    text: 'Aus dem Eintrag geht nicht hervor, was angeboten wird. Bitte ergänzen Sie ihn und reichen Sie ihn wieder ein.',
    rule: 'Nutzungsbedingungen, Ziffer 3 (Inhalt von Einträgen)',
  },
} as const satisfies Record<string, PredefinedReason>;
export type PredefinedReasonCode = keyof typeof predefinedReasons;

/** Reasons for reporting an entry (domain 2.9). */
export const reportReasons = {
  betrug: 'Betrug oder Täuschung',
  'verbotene-ware': 'Verbotene Ware',
  tierschutz: 'Verstoß gegen den Tierschutz',
  hass: 'Hass, Beleidigung, verbotene Kennzeichen',
  belaestigung: 'Belästigung oder unerwünschte Werbung',
  jugendschutz: 'Gefährdung von Kindern und Jugendlichen',
  urheber: 'Verletzung von Urheber- oder Markenrecht',
  datenschutz: 'Daten von Menschen ohne deren Einwilligung',
  kategorie: 'Falsche Kategorie',
  doppelt: 'Steht mehrfach da',
  verkauft: 'Ist längst verkauft, besetzt oder vorbei',
} as const;
export type ReportReason = keyof typeof reportReasons;

/** Reasons for reports that may be anonymous, because they concern children (DSA Art. 16(2)(c)). */
export const anonymousReportReasons: readonly ReportReason[] = ['jugendschutz'];

export const reportLimits = {
  minExplanationLength: 20,
  maxExplanationLength: 2000,
  maxNameLength: 60,
} as const;

/** Minimum and maximum length of an appeal, in characters. */
export const appealLimits = { minLength: 20, maxLength: 2000 } as const;
