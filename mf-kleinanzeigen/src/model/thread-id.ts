/** Whether a part of an address can name a conversation. */
export const isThreadId = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
