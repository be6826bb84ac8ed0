import { beforeEach, describe, expect, test } from '@jest/globals';
import { RenderBudget, RenderBudgetSpentError } from './render-budget.ts';

describe('security finding 6: the render budget', () => {
  let nowMs = 0;
  let budget: RenderBudget;
  beforeEach(() => {
    nowMs = 0;
    budget = new RenderBudget(() => nowMs);
  });

  test('suffices for six pages of 50 new variants at once, then for five variants a second', () => {
    for (let variants = 0; variants < 300; variants += 1) budget.spendUnits('a', 1);
    expect(() => budget.spendUnits('a', 1)).toThrow(RenderBudgetSpentError);
    nowMs += 1000;
    for (let variants = 0; variants < 5; variants += 1) budget.spendUnits('a', 1);
    expect(() => budget.spendUnits('a', 1)).toThrow(RenderBudgetSpentError);
  });

  test('is separate for each network', () => {
    budget.spendUnits('a', 300);
    expect(() => budget.spendUnits('b', 300)).not.toThrow();
  });

  test('suffices after exactly the time that the error names', () => {
    budget.spendUnits('a', 290);
    const error = catchError(() => budget.spendUnits('a', 20));
    expect(error).toMatchObject({ retryAfterSeconds: 2 });
    nowMs += 1999;
    expect(() => budget.spendUnits('a', 20)).toThrow(RenderBudgetSpentError);
    nowMs += 1;
    expect(() => budget.spendUnits('a', 20)).not.toThrow();
  });

  test('does not grow above its maximum', () => {
    budget.spendUnits('a', 1);
    nowMs += 86_400_000;
    expect(() => budget.spendUnits('a', 301)).toThrow(RenderBudgetSpentError);
  });

  test('forgets the network whose last render is oldest', () => {
    budget.spendUnits('first', 300);
    for (let other = 0; other < 10_000; other += 1) budget.spendUnits(`other ${other}`, 1);
    expect(() => budget.spendUnits('first', 300)).not.toThrow();
  });
});

function catchError(action: () => void): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
