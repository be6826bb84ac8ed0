/** The first match counts: most browsers also name older browsers in their User-Agent header. */
const browserPatterns = [
  [/Edg\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
] as const;

const systemPatterns = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
] as const;

/** Returns the German device name for a User-Agent header. */
export function getDeviceName(userAgent: string | null): string {
  const findName = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browserName = findName(browserPatterns);
  const systemName = findName(systemPatterns);
  if (browserName && systemName) return `${browserName} auf ${systemName}`;
  return browserName ?? systemName ?? 'Unbekanntes Gerät';
}
