import type { StoryTheme } from './story-view-options.ts';

const DARK_QUERY_PATTERN = /\(prefers-color-scheme:\s*dark\)/;

/**
 * Shows the document in the given color scheme instead of the system's: CSS rules for dark systems
 * apply always or never. Do not show the document to readers afterwards.
 */
export function applyTheme(document: Document, theme: StoryTheme): void {
  for (const sheet of document.styleSheets) {
    for (const rule of listMediaRules(sheet.cssRules)) {
      if (!DARK_QUERY_PATTERN.test(rule.media.mediaText)) continue;
      rule.media.mediaText = rule.media.mediaText.replace(
        DARK_QUERY_PATTERN,
        theme === 'dunkel' ? '(min-width: 0px)' : '(max-width: 0px)',
      );
    }
  }
}

function listMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? listMediaRules(rule.cssRules) : []),
  ]);
}
