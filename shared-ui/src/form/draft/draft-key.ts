/** Prefix of draft keys in `localStorage`. */
export const LOCAL_DRAFT_PREFIX = 'gl:draft:';
