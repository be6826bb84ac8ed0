import { addStorySources } from './story-source-loader.ts';

it('adds path and line to every story, on the line where the story starts', () => {
  const code = [
    'const sample = { title: "no story", text: "" };',
    'export const stories = [',
    "  { title: 'Knopf', state: 'alle', view },",
    '  {',
    '    title: `Feld / ${name}`,',
    "    state: 'leer',",
    '    view,',
    '  },',
    '  ...states.map((state) => ({ title, state, view })),',
    '];',
  ].join('\n');
  const lines = addStorySources(code, 'shared-ui/src/a.stories.tsx').split('\n');
  expect(lines.map((line) => /source: "(.*?)",/.exec(line)?.[1])).toEqual([
    undefined,
    undefined,
    'shared-ui/src/a.stories.tsx:3',
    'shared-ui/src/a.stories.tsx:4',
    undefined,
    undefined,
    undefined,
    undefined,
    'shared-ui/src/a.stories.tsx:9',
    undefined,
  ]);
});
