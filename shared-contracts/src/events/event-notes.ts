interface EventNoteDefinition {
  /** Name of the fact on the page of the event and for moderation. */
  readonly label: string;
  /** Label of the form field. */
  readonly fieldLabel: string;
  readonly help: string;
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** Whether events without a place have no such note. */
  readonly needsPlace: boolean;
}

/**
 * Optional texts about an event, by their column of the table `events`. Organizers write them in the
 * form, moderation reviews them, and the page of the event shows each as a fact, in this order.
 */
export const EVENT_NOTES = {
  accessibility: {
    label: 'Barrierefreiheit',
    fieldLabel: 'Barrierefreiheit und Anfahrt',
    help: 'Zum Beispiel: stufenlos, Toilette für Rollstühle, Parkplätze, Bus 12 bis Ortsmitte.',
    maxLength: 500,
    needsPlace: true,
  },
} as const satisfies Record<string, EventNoteDefinition>;

export type EventNoteName = keyof typeof EVENT_NOTES;
/** The notes of an event; null and missing notes were not written. */
export type EventNotes = { readonly [Name in EventNoteName]?: string | null | undefined };

export const EVENT_NOTE_NAMES = Object.keys(EVENT_NOTES) as EventNoteName[];

/** Creates a value for each note. */
export function mapEventNotes<Value>(
  createValue: (name: EventNoteName, definition: EventNoteDefinition) => Value,
): Record<EventNoteName, Value> {
  const entries = EVENT_NOTE_NAMES.map((name) => [name, createValue(name, EVENT_NOTES[name])]);
  return Object.fromEntries(entries) as Record<EventNoteName, Value>;
}

/** Lists the notes that are not empty, with their labels. */
export function listEventNotes(
  notes: EventNotes,
): { readonly name: string; readonly value: string }[] {
  return EVENT_NOTE_NAMES.flatMap((name) => {
    const value = notes[name];
    return value ? [{ name: EVENT_NOTES[name].label, value }] : [];
  });
}
