import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';
import type {
  EventAttendanceMode,
  EventCategory,
  EventSummary,
} from '@gruenland/shared-contracts/api/events.ts';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';

/** Text instead of a place for an online event; the api sends the same in a registration. */
const ONLINE_PLACE = 'Online';

export const ATTENDANCE_TEXTS: Readonly<Record<EventAttendanceMode, string>> = {
  'vor-ort': 'Vor Ort',
  online: 'Online',
  hybrid: 'Vor Ort und online',
};

/**
 * Labels for the status of an occurrence. The label is empty if the occurrence takes place as
 * announced.
 */
export const STATUS_TEXTS: Readonly<Record<EventStatus, string>> = {
  scheduled: '',
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Findet online statt',
};

/** Returns the tone of the badge that shows a status: `urgent` where people must not simply come. */
export const getStatusTone = (status: EventStatus): 'urgent' | 'plain' =>
  status === 'moved-online' ? 'plain' : 'urgent';

/** Returns the label of how people take part in an occurrence. */
export const getAttendanceText = (attendance: EventAttendanceMode, status: EventStatus): string =>
  ATTENDANCE_TEXTS[status === 'moved-online' ? 'online' : attendance];

/** Returns the label of a ticket code. At an online event nobody asks for it at an entrance. */
export const getTicketLabel = (place: string): string =>
  place === ONLINE_PLACE ? 'Anmeldecode' : 'Code am Einlass';

/** Returns the label of a category. */
export function getCategoryName(category: EventCategory): string {
  return EVENT_CATEGORIES.find(({ slug }) => slug === category)?.name ?? '';
}

/**
 * Returns the place, for example „Kornhaus, Am Markt 3, 29221 Celle“. Returns „Online“ if there is
 * no place.
 */
export function formatPlace(
  {
    venue,
    postcode,
    city,
    status,
  }: Pick<EventSummary, 'venue' | 'postcode' | 'city'> & Partial<Pick<EventSummary, 'status'>>,
  street: string | null = null,
): string {
  if (status === 'moved-online') return ONLINE_PLACE;
  const cityText = [postcode, city].filter(Boolean).join('\u00a0');
  return [venue, street, cityText].filter(Boolean).join(', ') || ONLINE_PLACE;
}

/**
 * Formats an admission price: „Eintritt frei“ for 0, otherwise for example „12 €“. Returns an empty
 * text if the price is unknown (null).
 */
export function formatAdmission(cents: number | null): string {
  if (cents === null) return '';
  return cents === 0 ? 'Eintritt frei' : formatEuros(cents);
}

/** Joins the labels of these keys, for example „Familien, Kinder“. Ignores unknown keys. */
export function joinLabels(
  labels: Readonly<Record<string, string>>,
  keys: readonly string[],
): string {
  return keys.flatMap((key) => labels[key] ?? []).join(', ');
}
