import { formatCounts, formatResult } from './format-result.mjs';
import { loadAttacks } from './load-attacks.mjs';
import { runAttack } from './run-attack.mjs';
import { createSiteClient } from './site.mjs';

test.each(['https://gruenland.example', 'http://10.0.0.1:3000', 'http://[fe80::1]:3000', 'mail'])(
  'refuses %s, because it is not on this machine',
  (address) => {
    expect(() => createSiteClient(address)).toThrow('is not a site on this machine');
  },
);

test('loads the attacks in the order of their findings', async () => {
  const findings = (await loadAttacks()).map(({ finding }) => finding);
  expect(findings.length).toBeGreaterThan(15);
  expect(findings.indexOf('security 2')).toBeLessThan(findings.indexOf('security 12'));
});

test('an attack that cannot be carried out counts as broken', async () => {
  const run = async () => {
    throw new Error('no mail catcher');
  };
  const result = await runAttack({ finding: 'security 3', description: 'send a mail', run }, {});
  expect(result).toMatchObject({ isHeld: false });
  expect(formatResult(result)).toMatch(
    /^✗ broken security 3 .*could not be tried: no mail catcher/,
  );
});

test('an attack is held only if the legitimate use works', async () => {
  const run = async () => ({
    isRepelled: true,
    observation: '404',
    control: { isAnswered: false, observation: '404' },
  });
  const result = await runAttack({ finding: 'security 3', description: 'send a mail', run }, {});
  expect(formatResult(result)).toMatch(/^✗ broken .* 404 \| LEGITIMATE USE FAILS: 404$/);
});

test('counts answers', () => {
  expect(formatCounts([202, 202, 429])).toBe('2 × 202, 1 × 429');
});
