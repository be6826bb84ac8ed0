import { TableOfContents } from './TableOfContents.tsx';
import { definePagePart } from './page-part.server.ts';

export const contentsPart = definePagePart('contents', TableOfContents);
