import { isMessageVisible } from './message-visibility.ts';

const untouchedFieldHistory = { blurred: false, dirty: false, submitted: false };

describe('isMessageVisible', () => {
  test.each([
    ['live', untouchedFieldHistory, true],
    ['blur', untouchedFieldHistory, false],
    ['blur', { ...untouchedFieldHistory, dirty: true }, false],
    ['blur', { ...untouchedFieldHistory, blurred: true }, true],
    ['dirty', untouchedFieldHistory, false],
    ['dirty', { ...untouchedFieldHistory, blurred: true }, false],
    ['dirty', { ...untouchedFieldHistory, dirty: true }, true],
    ['blur', { ...untouchedFieldHistory, submitted: true }, true],
    ['dirty', { ...untouchedFieldHistory, submitted: true }, true],
  ] as const)('%s with %j: %s', (visibility, history, isVisible) => {
    expect(isMessageVisible(visibility, history)).toBe(isVisible);
  });
});
