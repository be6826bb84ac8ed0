import { jest } from '@jest/globals';
import { makeBaseImages } from './make-base-images.mjs';

const NAMES = ['debian:bookworm-slim', 'node:24-bookworm-slim'];
const { signal } = new AbortController();

let output;
beforeEach(() => {
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Creates an engine whose images have this value of the label `stand-in`, by name. */
function createEngine(labels, { registryAnswers }) {
  const images = new Map(Object.entries(labels));
  const commands = [];
  return {
    commands,
    run: async (args) => {
      commands.push(args.slice(0, 2).join(' '));
      const name = args.at(-1).replace('docker.io/library/', '');
      if (args[0] === 'pull') {
        if (registryAnswers) images.set(name, '');
        return { ok: registryAnswers, output: '' };
      }
      return { ok: images.has(name), output: `${images.get(name)}\n` };
    },
  };
}

test('does not say that images which were there come from a registry', async () => {
  const engine = createEngine({ [NAMES[0]]: '', [NAMES[1]]: '' }, { registryAnswers: false });
  expect(await makeBaseImages(engine, NAMES, signal)).toBe(true);
  expect(output).toContain(`${NAMES.join(', ')}: there already`);
  expect(output).not.toContain('registry');
  expect(engine.commands).not.toContain(`pull docker.io/library/${NAMES[0]}`);
});

test('pulls what is missing', async () => {
  const engine = createEngine({ [NAMES[0]]: '' }, { registryAnswers: true });
  expect(await makeBaseImages(engine, NAMES, signal)).toBe(true);
  expect(output).toContain(`${NAMES[0]}: there already`);
  expect(output).toContain(`${NAMES[1]}: from a registry`);
});

test('asks no registry for a further image where the others were made from packages', async () => {
  const engine = createEngine({ [NAMES[0]]: 'yes', [NAMES[1]]: 'yes' }, { registryAnswers: false });
  expect(await makeBaseImages(engine, NAMES, signal)).toBe(false);
});
