import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

const MARK = '__i18n_';

/** The language a request reads, `undefined` for the default one. */
export interface Translation {
  readonly language: string | undefined;
  readonly fallback: string | undefined;
}

function translateObject(object: ContentObject, codes: readonly string[]): ContentObject {
  const translated: Record<string, ContentValue> = {};
  for (const [key, value] of Object.entries(object)) {
    if (key.includes(MARK)) continue;
    const values = codes.map((code) => object[`${key}${MARK}${code}`]);
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
 * Puts translations (`headline__i18n_en`) in the place of their fields; untranslated fields fall
 * back to the fallback language, then to the default one.
 */
export function translateContent(content: ContentObject, translation: Translation): ContentObject {
  const codes = [translation.language, translation.fallback].filter((code) => code !== undefined);
  return translateObject(
    content,
    codes.map((code) => code.replaceAll('-', '_')),
  );
}
