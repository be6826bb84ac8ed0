/**
 * Runs one attack. The site passes if it repels the attack and still responds to the legitimate
 * use. An attack that throws counts as not repelled, because nothing shows that the site would
 * withstand it.
 *
 * @param {import('./load-attacks.mjs').Attack} attack
 * @param {import('./site.mjs').Site} site
 */
export async function runAttack({ finding, description, run }, site) {
  try {
    const { isRepelled, observation, control } = await run(site);
    const isHeld = isRepelled && control.isAnswered;
    return { finding, description, isHeld, isRepelled, observation, control };
  } catch (error) {
    const observation = `could not be tried: ${error.message}`;
    const control = { isAnswered: false, observation: 'not tried' };
    return { finding, description, isHeld: false, isRepelled: false, observation, control };
  }
}
