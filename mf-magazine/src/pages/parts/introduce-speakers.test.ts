import { introduceSpeakers } from './introduce-speakers.ts';

const portrait = { filename: 'https://a.storyblok.com/f/1/300x300/abc/voss.jpg' };
const answer = (speaker: string, fields: object = {}) => ({
  _uid: 'u',
  component: 'interview_answer',
  speaker,
  ...fields,
});
const question = { _uid: 'q', component: 'interview_question', speaker: 'Grünland' };

test('role and portrait once, the name when the voice changes', () => {
  const voss = answer('Voss', { role: 'Bodenkundlerin', portrait });
  const blocks = introduceSpeakers([question, voss, question, voss, answer('Feld'), voss]);
  expect(blocks.map((block) => [block['speaker'], block['role'], block['portrait']])).toEqual([
    ['Grünland', undefined, undefined],
    ['Voss', 'Bodenkundlerin', portrait],
    ['Grünland', undefined, undefined],
    [undefined, undefined, undefined],
    ['Feld', undefined, undefined],
    ['Voss', undefined, undefined],
  ]);
});

test('a portrait that comes later is shown when it comes', () => {
  const [, second] = introduceSpeakers([answer('Voss'), answer('Voss', { portrait })]);
  expect(second).toMatchObject({ portrait });
});

test('answers without a name stay as they are', () => {
  const unnamed = { _uid: 'u', component: 'interview_answer', portrait };
  const [, second] = introduceSpeakers([unnamed, unnamed]);
  expect(second).toBe(unnamed);
});
