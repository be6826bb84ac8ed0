import type { ContentRegion } from '@gruenland/shared-contracts/content/content-service.ts';

const EVERYWHERE = 'https://app.storyblok.com';
/** The same editor with what it will be able to do next; spaces may be opened in either. */
const BETA = 'https://app-beta.storyblok.com';
const CHINA = 'https://app.storyblokchina.cn';

/**
 * Where the visual editor of a space runs: the only sites that may frame a preview and send it content.
 * Spaces in China have one of their own; all others share one and its preview of what is to come.
 */
export function editorOriginsOf(region: ContentRegion | undefined): readonly string[] {
  return region === 'cn' ? [CHINA] : [EVERYWHERE, BETA];
}

/** Whether somebody who speaks to a preview is an editor at all; who may frame it the server says. */
export function isEditorOrigin(origin: string): boolean {
  return origin === EVERYWHERE || origin === BETA || origin === CHINA;
}

/** The editor that opened this page, by where its visitor came from; the usual one when that is unknown. */
export function editorAround(referrer: string): string {
  const origin = URL.parse(referrer)?.origin ?? '';
  return isEditorOrigin(origin) ? origin : EVERYWHERE;
}
