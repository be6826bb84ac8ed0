/** Text between the levels of a category path, for example "Technik > Erntetechnik". */
export const CATEGORY_SEPARATOR = ' > ';

/** Returns the attributes of the index that contain the category path up to each level. */
export const getCategoryAttributes = (attribute: string): readonly string[] =>
  ['lvl0', 'lvl1', 'lvl2'].map((level) => `${attribute}.${level}`);
