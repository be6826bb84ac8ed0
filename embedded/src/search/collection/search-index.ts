import { SynonymTable, type Synonym } from '#search/query/synonyms.ts';
import { getQuerySettings } from '#search/params/read-params.ts';
import type { IndexSettings, QuerySettings } from '#search/params/search-params.ts';
import type { Rule } from '#search/rules/rule.ts';
import type { Collection } from './collection.ts';
import {
  parseAttributeRanks,
  parseFacetAttributes,
  parseLeadingAttributes,
  type AttributeRanks,
  type FacetAttribute,
} from './text-attributes.ts';

/** The settings, synonyms and rules of an index. */
export interface IndexConfiguration {
  readonly settings: IndexSettings;
  readonly synonyms: ReadonlyMap<string, Synonym>;
  readonly rules: ReadonlyMap<string, Rule>;
}

export const EMPTY_CONFIGURATION: IndexConfiguration = {
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
};

/** A named index. It shares its records with its replicas, but has its own configuration. */
export class SearchIndex {
  readonly name: string;
  readonly collection: Collection;
  readonly configuration: IndexConfiguration;
  /**
   * Whether the index is a virtual replica, which removes less relevant hits before it sorts
   * (`relevancyStrictness`).
   */
  readonly virtual: boolean;
  readonly query: QuerySettings;
  readonly ranks: AttributeRanks;
  /** The most important attributes in which earlier words rank higher. */
  readonly leadingAttributes: readonly string[];
  readonly facets: readonly FacetAttribute[];
  readonly synonymTable: SynonymTable;
  readonly #facetNames: ReadonlySet<string>;

  constructor(
    name: string,
    collection: Collection,
    configuration: IndexConfiguration,
    virtual = false,
  ) {
    this.name = name;
    this.collection = collection;
    this.configuration = configuration;
    this.virtual = virtual;
    this.query = getQuerySettings(configuration.settings);
    this.ranks = parseAttributeRanks(configuration.settings.searchableAttributes);
    this.leadingAttributes = parseLeadingAttributes(configuration.settings.searchableAttributes);
    this.facets = parseFacetAttributes(configuration.settings.attributesForFaceting);
    this.synonymTable = new SynonymTable(configuration.synonyms.values());
    this.#facetNames = new Set(this.facets.map((facet) => facet.name));
  }

  get settings(): IndexSettings {
    return this.configuration.settings;
  }

  readonly isFacet = (attribute: string): boolean => this.#facetNames.has(attribute);
}
