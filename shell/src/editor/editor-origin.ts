import type { ContentRegion } from '@gruenland/shared-contracts/content/content-service.ts';

const DEFAULT_EDITOR_ORIGIN = 'https://app.storyblok.com';
/**
 * Origin of the editor's beta version. A content space can be opened in the default or in the beta
 * editor.
 */
const BETA_EDITOR_ORIGIN = 'https://app-beta.storyblok.com';
const CHINA_EDITOR_ORIGIN = 'https://app.storyblokchina.cn';

/**
 * Returns the origins of the visual editor for a content region. Only these origins may frame a
 * preview and send content to it. Spaces in China have a separate editor.
 */
export function getEditorOrigins(region: ContentRegion | undefined): readonly string[] {
  return region === 'cn' ? [CHINA_EDITOR_ORIGIN] : [DEFAULT_EDITOR_ORIGIN, BETA_EDITOR_ORIGIN];
}

/**
 * Whether the origin belongs to a known visual editor. The content security policy, which the
 * server sets, decides which editor may frame the page.
 */
export function isEditorOrigin(origin: string): boolean {
  return (
    origin === DEFAULT_EDITOR_ORIGIN ||
    origin === BETA_EDITOR_ORIGIN ||
    origin === CHINA_EDITOR_ORIGIN
  );
}

/**
 * Returns the origin of the editor that opened this page, according to the referrer. If the
 * referrer is not an editor, returns the default editor's origin.
 */
export function getEditorOrigin(referrer: string): string {
  const origin = URL.parse(referrer)?.origin ?? '';
  return isEditorOrigin(origin) ? origin : DEFAULT_EDITOR_ORIGIN;
}
