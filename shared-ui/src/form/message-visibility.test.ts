import { isMessageVisible } from './message-visibility.ts';

const untouched = { blurred: false, dirty: false, submitted: false };

describe('isMessageVisible', () => {
  test.each([
    ['live', untouched, true],
    ['blur', untouched, false],
    ['blur', { ...untouched, dirty: true }, false],
    ['blur', { ...untouched, blurred: true }, true],
    ['dirty', untouched, false],
    ['dirty', { ...untouched, blurred: true }, false],
    ['dirty', { ...untouched, dirty: true }, true],
    ['blur', { ...untouched, submitted: true }, true],
    ['dirty', { ...untouched, submitted: true }, true],
  ] as const)('%s with %j: %s', (visibility, history, visible) => {
    expect(isMessageVisible(visibility, history)).toBe(visible);
  });
});
