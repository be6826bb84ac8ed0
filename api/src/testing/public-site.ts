/** Environment variables of a site that other machines can reach. It sends no mail. */
export const publicSite = {
  SITE_URL: 'https://gruenland.example',
  CONTENT_WEBHOOK_SECRET: 'only-for-tests',
  SEARCH_ADMIN_KEY: 'only-for-tests',
  SMTP_URL: 'smtps://mail.g.example',
  MAIL_FROM: 'Verlag G <post@g.example>',
  PUBLISHER_NAME: 'Verlag G',
  PUBLISHER_ADDRESS: 'Hauptstraße 1, 26939 Ovelgönne',
  PUBLISHER_CREDITOR_ID: 'DE74ZZZ09999999999',
};
