import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';
import type {
  ConversationClosedReason,
  Conversation,
  ConversationMessage,
} from '@gruenland/shared-contracts/api/messages.ts';

/** Labels of the delivery states of a message, shown to its author. */
export const MESSAGE_STATE_LABELS: Readonly<Record<ConversationMessage['state'], string>> = {
  review: 'wird vor der Zustellung geprüft',
  refused: 'nicht zugestellt',
  sent: 'zugestellt',
  read: 'gelesen',
  deleted: '',
};

/** Labels of the states of an ad. Null if no label is shown because the ad is active. */
export const AD_STATE_LABELS: Readonly<Record<Conversation['ad']['state'], string | null>> = {
  active: null,
  reserved: 'reserviert',
  paused: 'pausiert',
  sold: 'verkauft',
  expired: 'abgelaufen',
  gone: 'nicht mehr da',
};

/** Error texts of the picture upload, keyed by the value of `?bild=`. */
export const PICTURE_ERROR_TEXTS: Readonly<Record<string, string>> = {
  ...photoRefusals,
  genug: 'Mehr als zehn Bilder am Tag gehen hier nicht. Bitte versuchen Sie es morgen wieder.',
  zu: 'In dieser Unterhaltung können Sie gerade keine Bilder senden.',
};

interface ClosedReasonText {
  readonly title: string;
  readonly text: string;
}

/** Texts that explain why the visitor cannot write in a conversation. */
export const CLOSED_REASON_TEXTS: Readonly<Record<ConversationClosedReason, ClosedReasonText>> = {
  gone: {
    title: 'Die andere Person ist nicht mehr da',
    text: 'Sie hat ihr Konto oder ihre Anzeige gelöscht. Lesen können Sie hier weiter.',
  },
  stopped: {
    title: 'Diese Unterhaltung ist beendet',
    text: 'Die Redaktion hat sie nach einer Meldung geprüft und beendet.',
  },
  ad: {
    title: 'Die Anzeige wurde entfernt',
    text: 'Lesen können Sie hier weiter, schreiben nicht.',
  },
  blocked: {
    title: 'Sie haben diese Person blockiert',
    text: 'Sie können einander nicht schreiben, auch nicht zu anderen Anzeigen.',
  },
  refused: {
    title: 'Diese Person möchte keine Nachrichten von Ihnen',
    text: 'Bitte achten Sie das und versuchen Sie es nicht auf anderem Weg.',
  },
  review: {
    title: 'Ihre Nachricht wird geprüft',
    text: 'Ein Mensch sieht sie an, meist innerhalb eines Tages. Danach stellen wir sie zu oder schreiben Ihnen, warum nicht.',
  },
  rejected: {
    title: 'Ihre Nachricht wurde nicht zugestellt',
    text: 'Warum, und was Sie dagegen tun können, steht hier auf der Seite.',
  },
  unanswered: {
    title: 'Bitte warten Sie auf eine Antwort',
    text: 'Sie haben schon fünf Nachrichten geschrieben. Sobald die andere Person antwortet, geht es weiter.',
  },
};
