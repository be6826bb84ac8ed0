import { loadAttacks } from './load-attacks.mjs';
import { runAgainstFakeSite } from './run-against-fake-site.mjs';

const attacks = await loadAttacks();
const readConfigurations = async (attempts) => attempts.map(() => 'no such service');

describe.each(attacks.map(({ finding, description }) => [finding, description]))(
  '%s: %s',
  (_finding, description) => {
    test.each([
      ['has nothing', () => undefined],
      ['refuses everything', () => ({ status: 403, body: {} })],
      ['answers everything with an empty page', () => ({ status: 200, body: {} })],
    ])('is broken at a site that %s', async (_what, answer) => {
      const result = await runAgainstFakeSite(description, answer, { readConfigurations });
      expect(result.isHeld).toBe(false);
    });
  },
);
