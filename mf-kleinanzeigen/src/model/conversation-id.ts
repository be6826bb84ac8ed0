/** Returns whether a path segment can be the id of a conversation. */
export const isConversationId = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
