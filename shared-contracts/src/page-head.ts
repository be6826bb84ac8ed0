/**
 * Preview image of a page. `url` may be absolute, a path on this site, or a URL of the content CDN.
 */
export interface HeadImage {
  readonly url: string;
  readonly alt?: string;
  /** Focal point `x1xy1:x2xy2`, kept visible when the image is cropped. */
  readonly focus?: string | undefined;
}

/** Preload link for the page's largest image. */
export interface ImagePreload {
  readonly href: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Media type of the image; browsers that cannot show it ignore the link. */
  readonly type?: string;
  /** Media query of the screens to which the link applies. */
  readonly media?: string;
}

/**
 * Metadata of a page. Fields that a page does not set come from the settings story. `<title>` is
 * the site title, ' - ' and `name`, unless `seoTitle` is set (specification section 9).
 */
export interface PageHead {
  readonly name: string;
  readonly seoTitle?: string | undefined;
  readonly description?: string | undefined;
  readonly ogTitle?: string | undefined;
  readonly ogDescription?: string | undefined;
  readonly ogImage?: HeadImage | undefined;
  readonly ogType?: 'website' | 'article' | undefined;
  /** Metadata of an article: ISO 8601 dates, section and topics. */
  readonly article?:
    | {
        readonly publishedTime?: string | undefined;
        readonly modifiedTime?: string | undefined;
        readonly section?: string | undefined;
        readonly tags?: readonly string[] | undefined;
      }
    | undefined;
  readonly twitterTitle?: string | undefined;
  readonly twitterDescription?: string | undefined;
  readonly twitterImage?: HeadImage | undefined;
  readonly noIndex?: boolean | undefined;
  readonly noFollow?: boolean | undefined;
  /** Canonical path of the page without host; default is the page's path without query. */
  readonly canonicalPath?: string | undefined;
  readonly preloadImages?: readonly ImagePreload[] | undefined;
  /** schema.org objects; each becomes one JSON-LD script. */
  readonly jsonLd?: readonly object[] | undefined;
  /** Links to other formats of the page, such as feeds (`<link rel=alternate>`). */
  readonly alternates?:
    | readonly { readonly href: string; readonly type: string; readonly title: string }[]
    | undefined;
}
