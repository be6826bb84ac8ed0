import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { StickyBar } from '@gruenland/shared-ui/sticky-bar/StickyBar.tsx';
import { canRegister, formatSeats } from '#model/seats-text.ts';
import styles from './event.module.css';

/** Where visitors register for an event, and how many seats are free. */
interface RegistrationTarget {
  readonly href: string;
  readonly label: string;
  /** Text about the free seats; empty if it is not known. */
  readonly seats: string;
}

/**
 * Renders a link to the registration page, or why nobody can register. The form is on a separate
 * page, so that visitors who only read the event do not load the form's script.
 */
export function RegistrationLink({ event }: { readonly event: EventDetail }) {
  const target = findRegistration(event);
  const [nextOccurrence] = event.dates;
  if (!target)
    return nextOccurrence && formatSeats(nextOccurrence) ? (
      <p>{formatSeats(nextOccurrence)}</p>
    ) : null;
  return (
    <div>
      <ButtonLink href={target.href}>{target.label}</ButtonLink>
      {target.seats ? <p className={styles.seats}>{target.seats}</p> : null}
    </div>
  );
}

/** Renders the link to the registration page at the lower edge of a phone's window. */
export function RegistrationBar({ event }: { readonly event: EventDetail }) {
  const target = findRegistration(event);
  return target ? (
    <StickyBar>
      <span>{target.seats}</span>
      <ButtonLink href={target.href}>{target.label}</ButtonLink>
    </StickyBar>
  ) : null;
}

/** Returns null if the event needs no registration or takes none now. */
function findRegistration(event: EventDetail): RegistrationTarget | null {
  const { id, dates, registration, ticketUrl } = event;
  if (registration === 'external' && ticketUrl)
    return { href: ticketUrl, label: 'Anmeldung beim Veranstalter', seats: '' };
  // The registration form preselects this occurrence: the first one that is open for registration.
  // If none is open, it is the first one with an open waitlist.
  const occurrence = dates.find((date) => date.registration === 'open') ?? dates.find(canRegister);
  if (!occurrence) return null;
  return {
    href: eventPaths.register(id),
    label: occurrence.registration === 'open' ? 'Platz reservieren' : 'Auf die Warteliste',
    seats: formatSeats(occurrence),
  };
}
