import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type {
  EventAttendance,
  EventCategory,
  EventStatus,
  Veranstaltung,
} from '@gruenland/shared-contracts/api/events.ts';
import { euroText } from '@gruenland/shared-ui/format/price-text.ts';

export const ATTENDANCE_TEXTS: Readonly<Record<EventAttendance, string>> = {
  'vor-ort': 'Vor Ort',
  online: 'Online',
  hybrid: 'Vor Ort und online',
};

/** Empty where it takes place as announced. */
export const STATUS_TEXTS: Readonly<Record<EventStatus, string>> = {
  scheduled: '',
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Jetzt online',
};

/** Name of a category. */
export function categoryName(category: EventCategory): string {
  return EVENT_CATEGORIES.find(({ slug }) => slug === category)?.name ?? '';
}

/** „Kornhaus, Am Markt 3, 29221 Celle“; „Online“ where there is no place. */
export function placeText(
  {
    venue,
    postcode,
    city,
    status,
  }: Pick<Veranstaltung, 'venue' | 'postcode' | 'city'> & Partial<Pick<Veranstaltung, 'status'>>,
  street: string | null = null,
): string {
  if (status === 'moved-online') return 'Online';
  const town = [postcode, city].filter(Boolean).join('\u00a0');
  return [venue, street, town].filter(Boolean).join(', ') || 'Online';
}

/** „Eintritt frei“, „12 €“; empty where nothing is told. */
export function admissionText(cents: number | null): string {
  if (cents === null) return '';
  return cents === 0 ? 'Eintritt frei' : euroText(cents);
}

/** „Familien, Kinder“. */
export function wordsOf(words: Readonly<Record<string, string>>, keys: readonly string[]): string {
  return keys.flatMap((key) => words[key] ?? []).join(', ');
}
