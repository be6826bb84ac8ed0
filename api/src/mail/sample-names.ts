/** A display name with markup, so that samples show whether mails escape it. */
export const userWithMarkup = { displayName: 'Hanna <Ohlsen>' };
