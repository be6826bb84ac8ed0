import { Footnotes } from './Footnotes.tsx';
import { definePagePart } from './page-part.server.ts';

export const footnotesPart = definePagePart('footnotes', Footnotes);
