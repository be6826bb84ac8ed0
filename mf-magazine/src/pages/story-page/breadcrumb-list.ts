interface Breadcrumb {
  readonly name: string;
  readonly href: string;
}

/** Creates the schema.org BreadcrumbList from the breadcrumbs of a page. */
export function createBreadcrumbList(crumbs: readonly Breadcrumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${href}`,
    })),
  };
}
