import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

/** Separators between a field and a language; older spaces end with one underscore. */
const MARKS = ['__i18n__', '__i18n_'];

/** The language of a request; `undefined` is the default language. */
export interface Translation {
  readonly language: string | undefined;
  readonly fallback: string | undefined;
}

function translateObject(object: ContentObject, codes: readonly string[]): ContentObject {
  const translated: Record<string, ContentValue> = {};
  for (const [key, value] of Object.entries(object)) {
    if (key.includes('__i18n_')) continue;
    const values = codes.flatMap((code) => MARKS.map((mark) => object[`${key}${mark}${code}`]));
    const found = values.find((text) => text !== undefined && text !== null && text !== '');
    translated[key] = translateValue(found ?? value, codes);
  }
  return translated;
}

function translateValue(value: ContentValue, codes: readonly string[]): ContentValue {
  if (isObject(value)) return translateObject(value, codes);
  if (!Array.isArray(value)) return value;
  return value.map((item: ContentValue) => translateValue(item, codes));
}

/**
 * Replaces fields by their translations (`headline__i18n__en`). Untranslated fields use the
 * fallback language, then the default language. A request without a language always receives the
 * default language.
 */
export function translateContent(
  content: ContentObject,
  { language, fallback }: Translation,
): ContentObject {
  const wanted = language === undefined ? [] : [language, fallback];
  const codes = wanted.filter((code) => code !== undefined);
  return translateObject(
    content,
    codes.map((code) => code.replaceAll('-', '_')),
  );
}
