/**
 * Parses `31.12.2025` or `2025-12-31` and returns the date as `2025-12-31`; null for an invalid
 * date.
 */
export function readGermanDay(text: string): string | null {
  const plain = text.replace(/\s/gu, '');
  const iso = plain.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (!/^\d{4}-\d\d-\d\d$/u.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
