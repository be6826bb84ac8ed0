import { isObject, type ContentObject, type ContentValue } from '#stories/content-value.ts';

/**
 * Text between the field name and the language in the key of a translation, as in
 * `headline__i18n__en`. Older spaces use `__i18n_`.
 */
const LANGUAGE_SEPARATORS = ['__i18n__', '__i18n_'];

/**
 * Language of a request, and the language for fields that are not translated to it. In both fields,
 * `undefined` means the default language.
 */
export interface Translation {
  readonly language: string | undefined;
  readonly fallbackLanguage: string | undefined;
}

function translateObject(object: ContentObject, languageCodes: readonly string[]): ContentObject {
  const translatedObject: Record<string, ContentValue> = {};
  for (const [key, value] of Object.entries(object)) {
    if (key.includes('__i18n_')) continue;
    const translations = languageCodes.flatMap((code) =>
      LANGUAGE_SEPARATORS.map((mark) => object[`${key}${mark}${code}`]),
    );
    const translation = translations.find(
      (text) => text !== undefined && text !== null && text !== '',
    );
    translatedObject[key] = translateValue(translation ?? value, languageCodes);
  }
  return translatedObject;
}

function translateValue(value: ContentValue, languageCodes: readonly string[]): ContentValue {
  if (isObject(value)) return translateObject(value, languageCodes);
  if (!Array.isArray(value)) return value;
  return value.map((item: ContentValue) => translateValue(item, languageCodes));
}

/**
 * Replaces fields by their translations (`headline__i18n__en`). Fields without a translation use
 * the fallback language, then the default language. For a request without a language, all fields
 * are in the default language.
 */
export function translateContent(
  content: ContentObject,
  { language, fallbackLanguage: fallback }: Translation,
): ContentObject {
  const languages = language === undefined ? [] : [language, fallback];
  const languageCodes = languages.filter((code) => code !== undefined);
  return translateObject(
    content,
    languageCodes.map((code) => code.replaceAll('-', '_')),
  );
}
