import { jest } from '@jest/globals';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { createRefusalLog } from './refusal-log.ts';

describe('security finding 11: the log of refused pushes', () => {
  test('has at most one line a minute, which counts the others', () => {
    let now = 0;
    const warn = jest.fn();
    const logRefusal = createRefusalLog({ warn } as unknown as Logger, () => now);
    for (let count = 0; count < 1000; count += 1)
      logRefusal({ remote: 'mf-a', problem: `sequence ${count}` });
    expect(warn.mock.calls).toEqual([
      [{ remote: 'mf-a', problem: 'sequence 0', refused: 1 }, 'push refused'],
    ]);
    now = 60_000;
    logRefusal({ remote: null, problem: 'x'.repeat(150_000) });
    const [fields] = warn.mock.calls[1] as [{ problem: string; refused: number }];
    expect(fields.refused).toBe(1000);
    expect(JSON.stringify(fields).length).toBeLessThan(300);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
