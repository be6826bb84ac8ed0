/** Goes before a draft's name where a device keeps it. */
export const LOCAL_DRAFT = 'gl:draft:';
