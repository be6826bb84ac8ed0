import { isMessageVisible } from './message-visibility.ts';

const untouchedField = { blurred: false, dirty: false, submitted: false };

describe('isMessageVisible', () => {
  test.each([
    ['live', untouchedField, true],
    ['blur', untouchedField, false],
    ['blur', { ...untouchedField, dirty: true }, false],
    ['blur', { ...untouchedField, blurred: true }, true],
    ['dirty', untouchedField, false],
    ['dirty', { ...untouchedField, blurred: true }, false],
    ['dirty', { ...untouchedField, dirty: true }, true],
    ['blur', { ...untouchedField, submitted: true }, true],
    ['dirty', { ...untouchedField, submitted: true }, true],
  ] as const)('%s with %j: %s', (visibility, history, visible) => {
    expect(isMessageVisible(visibility, history)).toBe(visible);
  });
});
