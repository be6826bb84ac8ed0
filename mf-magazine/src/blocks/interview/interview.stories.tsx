import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture, paragraphs } from '#samples/story-content.ts';
import { InterviewAnswer } from './InterviewAnswer.tsx';
import { InterviewQuestion } from './InterviewQuestion.tsx';

const question = {
  text: paragraphs('Frau Professorin Voss, warum graben Sie noch von Hand?'),
  speaker: 'Grünland',
  role: undefined,
  portrait: undefined,
};
const answer = {
  text: paragraphs('Weil der Spaten zeigt, was die Karte nicht weiß: wie der Boden riecht.'),
  speaker: 'Hanna Voss',
  role: 'Bodenkundlerin',
  portrait: cowPicture,
};

export const interviewStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Interview',
    state: 'Frage und Antwort',
    view: () => (
      <>
        <InterviewQuestion model={question} />
        <InterviewAnswer model={answer} />
      </>
    ),
  },
];
