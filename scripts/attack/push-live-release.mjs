/**
 * Pushes the document of the live release again, as `npm run release` does. The site must accept
 * it, because it is signed by a key that the site trusts.
 *
 * @returns {Promise<import('./load-attacks.mjs').Control>}
 */
export async function pushLiveRelease(site, remote) {
  const { text: latest } = await site.send(`/_releases/${remote}/builds/latest.json`);
  const { status } = await site.post('/_hooks/releases', { remote, latest });
  return { isAnswered: status === 200, observation: `push of the live release: ${status}` };
}
