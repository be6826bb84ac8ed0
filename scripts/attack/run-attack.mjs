/**
 * Runs one attack. An attack that cannot be carried out counts as broken: nothing shows that the
 * site held.
 *
 * @param {import('./load-attacks.mjs').Attack} attack
 * @param {import('./site.mjs').Site} site
 */
export async function runAttack({ finding, tries, run }, site) {
  try {
    const { held, answered } = await run(site);
    return { finding, tries, held, answered };
  } catch (error) {
    return { finding, tries, held: false, answered: `could not be tried: ${error.message}` };
  }
}
