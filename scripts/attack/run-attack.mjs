/**
 * Runs one attack. An attack that cannot be carried out counts as not repelled, because nothing
 * shows that the site would withstand it.
 *
 * @param {import('./load-attacks.mjs').Attack} attack
 * @param {import('./site.mjs').Site} site
 */
export async function runAttack({ finding, description, run }, site) {
  try {
    const { isRepelled, observation } = await run(site);
    return { finding, description, isRepelled, observation };
  } catch (error) {
    return {
      finding,
      description,
      isRepelled: false,
      observation: `could not be tried: ${error.message}`,
    };
  }
}
