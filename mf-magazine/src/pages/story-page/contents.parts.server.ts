import { TableOfContents } from './TableOfContents.tsx';
import { pagePart } from './page-part.server.ts';

export const contentsPart = pagePart('contents', TableOfContents);
