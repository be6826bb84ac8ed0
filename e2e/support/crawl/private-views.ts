/** Views that no link of a public page leads to, by the reason. */
const PRIVATE_VIEWS_BY_REASON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'requires a login': {
    'mf-account':
      'account security change-password change-email confirm-login profile account-data account-newsletter interests subscription subscription-change own-ads messages own-jobs received-applications saved-searches account-events log-out',
  },
  'requires a code from a mail or of a draft': {
    'mf-account':
      'register-confirm reset-password confirm-email confirm-saved-search saved-search newsletter-confirm newsletter-unsubscribe cancel-receipt withdraw-receipt print-order-check print-order-done release-voucher',
    'mf-kleinanzeigen':
      'confirm-message conversation conversation-report report-status job-application job-edit job-success place-ad-step place-ad-details edit-ad-step edit-ad-details confirm-ad manage-ad success',
    'mf-veranstaltungen':
      'success registration event-photos check-event confirm-event manage manage-occurrence attendees',
    'mf-magazine': 'prize-draw-confirmation',
  },
  'is shown after a form or by a script': {
    'mf-account': 'login-code signed-in-window',
    'mf-magazine': 'survey prize-draw',
  },
};

/** Remotes whose pages are for staff only. */
export const STAFF_REMOTES: readonly string[] = ['mf-redaktion'];

/** All views that a visitor without account and without code cannot reach by links. */
export const PRIVATE_VIEWS: readonly string[] = Object.values(PRIVATE_VIEWS_BY_REASON).flatMap(
  (namesByRemote) =>
    Object.entries(namesByRemote).flatMap(([remote, names]) =>
      names.split(' ').map((name) => `${remote} route:${name}`),
    ),
);
