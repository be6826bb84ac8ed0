/** The list that a filter form filters. */
export interface FilteredList {
  /** Path of the list. The browser sends the form to it. */
  readonly path: string;
  /** Number of entries that match the filters of the page. */
  readonly total: number;
  /** Name of the list's entries, for example „Anzeige“ and „Anzeigen“. */
  readonly itemLabels: readonly [singular: string, plural: string];
  /** Returns the URL of the list for the fields of the form. */
  readonly buildHref: (fields: URLSearchParams) => string;
  /** Returns the path of the api whose answer contains the `total` for the fields of the form. */
  readonly buildApiPath: (fields: URLSearchParams) => string;
}
