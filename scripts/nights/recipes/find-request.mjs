const ADDRESS = 'bent.gerdes@leser.example';

/** @type {import('../recipes.mjs').Executor} A form goes through edge, shell and api to a task. */
export const findRequest = {
  heading: 'Find a request',
  alarms: [],
  async provoke(night) {
    await night.register(ADDRESS);
    const answer = await night.request('edge', '/passwort-vergessen', {
      method: 'POST',
      headers: { origin: night.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: ADDRESS }).toString(),
    });
    await night.waitUntil('the mail arrives', async () =>
      (await night.listMails(ADDRESS)).some(({ subject }) => /Passwort/.test(subject)),
    );
    return { REQUEST_ID: answer.headers.get('x-request-id') };
  },
  async check(_night, [output]) {
    const places = [
      '"service":"edge"',
      '"service":"shell"',
      '"service":"api"',
      '"msg":"task done"',
    ];
    const missing = places.filter((place) => !output.includes(place));
    if (missing.length > 0) throw new Error(`no line with ${missing.join(', ')} in:\n${output}`);
  },
};
