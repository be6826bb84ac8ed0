/** Environment variables of a site that other machines can reach. */
export const publicSite = {
  SITE_URL: 'https://gruenland.example',
  CONTENT_WEBHOOK_SECRET: 'only-for-tests',
  SEARCH_ADMIN_KEY: 'only-for-tests',
  PUBLISHER_NAME: 'Verlag G',
  PUBLISHER_ADDRESS: 'Hauptstraße 1, 26939 Ovelgönne',
  PUBLISHER_CREDITOR_ID: 'DE74ZZZ09999999999',
};
