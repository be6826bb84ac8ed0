const formatsByDecimals = new Map<number, Intl.NumberFormat>();

/** Formats a number, always with the given number of decimals: „12.500“ or „1.234,50“. */
export function formatNumber(value: number, decimals = 0): string {
  let format = formatsByDecimals.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatsByDecimals.set(decimals, format);
  }
  return format.format(value);
}

/**
 * Formats a relative price change: „+1,2 %“, „−0,4 %“, „±0,0 %“.
 * @param fraction change as a fraction: 0.012 means 1.2 percent
 */
export function formatPercentChange(fraction: number, decimals = 1): string {
  const absolutePercentText = formatNumber(Math.abs(fraction * 100), decimals);
  const isZero = !/[1-9]/.test(absolutePercentText);
  const sign = isZero ? '±' : fraction > 0 ? '+' : '−';
  return `${sign}${absolutePercentText}\u202f%`;
}
