/** An XPath expression that finds a control or text as visitors name it. */
export type Target = string;

/** Returns an XPath string literal. Texts on the site contain no double quotation marks. */
const quote = (text: string) => `"${text}"`;

const byName = (element: string, name: string): Target =>
  `//${element}[normalize-space(.)=${quote(name)} or @aria-label=${quote(name)}]`;

/** Finds elements by what visitors see or hear. */
export const target = {
  heading: '//h1' as Target,
  link: (name: string): Target => byName('a', name),
  /** A link whose address starts with a path, in the main part of the page. */
  linkTo: (path: string): Target => `//main//a[starts-with(@href, ${quote(path)})]`,
  button: (name: string): Target => byName('button', name),
  buttonContaining: (name: string): Target => `//button[contains(., ${quote(name)})]`,
  /** A field by the beginning of its label, or by its whole label for screen readers. */
  field: (label: string): Target =>
    `//*[@id=//label[starts-with(normalize-space(.), ${quote(label)})]/@for] | ` +
    `//label[starts-with(normalize-space(.), ${quote(label)})]//*[self::input or self::select or self::textarea] | ` +
    `//*[self::input or self::select or self::textarea][@aria-label=${quote(label)}]`,
  text: (text: string): Target => `//*[text()[contains(normalize-space(.), ${quote(text)})]]`,
  within: (scope: string, inner: Target): Target => `${scope}${inner}`,
};
