/** Where the visual editor runs: the only site that may frame a preview and send it content. */
export const EDITOR_ORIGINS: readonly string[] = ['https://app.storyblok.com'];
