import { formatNumber } from './number-text.ts';

/**
 * Formats a distance: „34 km“, „2,5 km“, „800 m“.
 * @param meters distance in metres
 */
export function formatDistance(meters: number): string {
  if (meters < 950) return `${formatNumber(Math.round(meters / 50) * 50)}\u00a0m`;
  const kilometers = meters / 1000;
  const isWhole = kilometers >= 10 || Math.abs(kilometers - Math.round(kilometers)) < 0.05;
  return `${formatNumber(kilometers, isWhole ? 0 : 1)}\u00a0km`;
}

/** Formats the reading time of a text at 220 words per minute: „4 Min. Lesezeit“. */
export function formatReadingTime(wordCount: number): string {
  return `${Math.max(1, Math.round(wordCount / 220))}\u00a0Min. Lesezeit`;
}

/** Formats a count with its noun: „1 Anzeige“, „12 Anzeigen“, „Keine Anzeigen“. */
export function formatCount(count: number, singular: string, plural: string): string {
  if (count === 0) return `Keine ${plural}`;
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
