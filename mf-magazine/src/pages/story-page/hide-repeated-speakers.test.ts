import { hideRepeatedSpeakers } from './hide-repeated-speakers.ts';

const portrait = { filename: 'https://a.storyblok.com/f/1/300x300/abc/voss.jpg' };
const createAnswer = (speaker: string, fields: object = {}) => ({
  _uid: 'u',
  component: 'interview_answer',
  speaker,
  ...fields,
});
const question = { _uid: 'q', component: 'interview_question', speaker: 'Grünland' };

test('shows role and portrait once, and the name when the speaker changes', () => {
  const vossAnswer = createAnswer('Voss', { role: 'Bodenkundlerin', portrait });
  const blocks = hideRepeatedSpeakers([
    question,
    vossAnswer,
    question,
    vossAnswer,
    createAnswer('Feld'),
    vossAnswer,
  ]);
  expect(blocks.map((block) => [block['speaker'], block['role'], block['portrait']])).toEqual([
    ['Grünland', undefined, undefined],
    ['Voss', 'Bodenkundlerin', portrait],
    ['Grünland', undefined, undefined],
    [undefined, undefined, undefined],
    ['Feld', undefined, undefined],
    ['Voss', undefined, undefined],
  ]);
});

test('shows a portrait that only a later answer has', () => {
  const [, secondAnswer] = hideRepeatedSpeakers([
    createAnswer('Voss'),
    createAnswer('Voss', { portrait }),
  ]);
  expect(secondAnswer).toMatchObject({ portrait });
});

test('leaves answers without a name unchanged', () => {
  const unnamedAnswer = { _uid: 'u', component: 'interview_answer', portrait };
  const [, secondAnswer] = hideRepeatedSpeakers([unnamedAnswer, unnamedAnswer]);
  expect(secondAnswer).toBe(unnamedAnswer);
});
