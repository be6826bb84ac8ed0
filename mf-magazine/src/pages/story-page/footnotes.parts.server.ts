import { Footnotes } from './Footnotes.tsx';
import { pagePart } from './page-part.server.ts';

export const footnotesPart = pagePart('footnotes', Footnotes);
