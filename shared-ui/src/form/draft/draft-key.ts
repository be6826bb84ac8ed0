/** Prefix of the `localStorage` keys under which drafts are stored. */
export const LOCAL_DRAFT_PREFIX = 'gl:draft:';
