const narrow = '\u00a0';

/** `98,40 €` */
export function euro(cents: number): string {
  const [whole, rest] = (cents / 100).toFixed(2).split('.');
  return `${(whole ?? '').replaceAll(/\B(?=(\d{3})+$)/gu, '.')},${rest}${narrow}€`;
}

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});

/** `21. November 2026 um 14:03:07`, in German time; receipts name the second. */
export function momentText(at: Date): string {
  return moment.format(at);
}

/** `31. Januar 2027` of `2027-01-31` */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
