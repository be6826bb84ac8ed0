import { Contents } from './Contents.tsx';
import { pagePart } from './page-part.server.ts';

export const contentsPart = pagePart('contents', Contents);
