import { chooseEngine } from './choose-engine.mjs';

test.each([
  [{ dockerAnswers: true, hasPodman: true, canInstall: true }, 'docker'],
  [{ dockerAnswers: false, hasPodman: true, canInstall: false }, 'podman'],
  [{ dockerAnswers: false, hasPodman: false, canInstall: true }, 'install podman'],
  [{ dockerAnswers: false, hasPodman: false, canInstall: false }, undefined],
])('%o: %s', (machine, expected) => {
  expect(chooseEngine(machine)).toBe(expected);
});
