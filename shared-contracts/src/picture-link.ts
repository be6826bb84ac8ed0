/**
 * Attribute of a link to a large picture. The shell shows the picture in its viewer instead of
 * opening the link. The link may be in a part that loads no script.
 */
export const PICTURE_LINK_ATTRIBUTE = 'data-picture';

/**
 * Attribute of an element whose picture links belong together: the viewer pages through them.
 * Without it, the viewer pages through all pictures of the article or of the page.
 */
export const PICTURE_GROUP_ATTRIBUTE = 'data-pictures';
