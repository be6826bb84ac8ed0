import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

/** Returns whether a document meets a condition. */
export type Criterion = (document: SearchDocument) => boolean;

type ReadField = (document: SearchDocument) => string | undefined;

const FIELDS: Readonly<Record<string, ReadField>> = {
  title: ({ title }) => title,
  kicker: ({ kicker }) => kicker,
  lead: ({ lead }) => lead,
  text: ({ lead, text }) => `${lead ?? ''}\n${text ?? ''}`,
  category: ({ category }) => category?.lvl2 ?? category?.lvl1 ?? category?.lvl0,
  brand: ({ brand }) => brand,
  place: ({ place }) => place,
  offer: ({ offer }) => offer,
  form: ({ form }) => form,
  format: ({ format }) => format,
  employment: ({ employment }) => employment,
  company: ({ company }) => company,
};

/**
 * Parses a criterion such as `title=pflug & place=Ulm`: a field and a regular expression (ignoring
 * case) that the field must match; all parts must be met. A place must match as a whole. @throws Error for an unknown field
 */
export function parseCriterion(text: string): Criterion {
  const parts = text.split(' & ').map((part) => {
    const [, name = '', pattern = ''] = /^(\w+)=(.+)$/u.exec(part.trim()) ?? [];
    const read = FIELDS[name];
    if (!read) throw new Error(`unknown field in the golden set: ${part}`);
    const source = name === 'place' ? `^(?:${pattern})$` : pattern;
    return { read, regExp: new RegExp(source, 'iu') };
  });
  return (document) => parts.every(({ read, regExp }) => regExp.test(read(document) ?? ''));
}
