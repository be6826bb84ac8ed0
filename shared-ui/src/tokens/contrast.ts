/** Returns the relative luminance of `#rrggbb` or `#rgb` (WCAG 2.2). */
function computeLuminance(shortOrLongColour: string): number {
  const isShort = shortOrLongColour.length === 4;
  const colour = isShort ? shortOrLongColour.replaceAll(/[^#]/g, '$&$&') : shortOrLongColour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((hexOffset) => {
    const channel = Number.parseInt(colour.slice(hexOffset, hexOffset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colours, each `#rrggbb` or `#rgb`, from 1 to 21 (WCAG 2.2). */
export function computeContrast(firstColour: string, secondColour: string): number {
  const [light = 0, dark = 0] = [
    computeLuminance(firstColour),
    computeLuminance(secondColour),
  ].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
