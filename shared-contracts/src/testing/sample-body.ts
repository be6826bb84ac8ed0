/** The JSON Schema keywords that the api's OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

const SAMPLE_ID = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const SAMPLE_TEXTS = [
  'Ein Text, der lang genug ist, damit ihn jedes Feld nimmt.',
  SAMPLE_ID,
  `${SAMPLE_ID}.${'a'.repeat(43)}`,
  'traktoren',
  '87435',
  '2027-01',
  '2027-01-02',
  '2027-01-02T08:00:00Z',
  '+491712345678',
  'person@hof.example',
  'DE123456789',
  '/seite',
  '123456',
  'a'.repeat(22),
  'a'.repeat(43),
  'DE02120300000000202051',
];

/** Sample values by field name, for fields whose rules the schema does not contain. */
const SAMPLE_VALUES_BY_FIELD: Readonly<Record<string, unknown>> = {
  email: 'person@hof.example',
  name: 'Anna Acker',
  displayName: 'Anna Acker',
  accountHolder: 'Anna Acker',
  iban: 'DE89370400440532013000',
  mandate: true,
  productId: 'jahresabo',
  houseNo: '3a',
  zip: '26939',
  start: '19:30',
  end: '21:00',
  startsOn: '',
  limitedUntil: '',
  employerUrl: '',
  applyUrl: '',
  url: '/kleinanzeigen',
  page: '/newsletter',
  story: '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
  ...Object.fromEntries(
    ['id', 'occurrenceId', 'listId', 'challengeId', 'issue'].map((fieldName) => [
      fieldName,
      SAMPLE_ID,
    ]),
  ),
};

function createSampleFieldValue(name: string, schema: JsonSchema | undefined): unknown {
  const isUnconstrained =
    schema?.enum === undefined && schema?.const === undefined && !schema?.pattern;
  const sampleValue = isUnconstrained ? SAMPLE_VALUES_BY_FIELD[name] : undefined;
  return typeof sampleValue === schema?.type ? sampleValue : createSampleValue(schema);
}

function createSampleText({ pattern, format, minLength = 0 }: JsonSchema): string {
  if (format === 'email') return 'person@hof.example';
  if (format === 'date') return '2027-01-02';
  if (format === 'date-time') return '2027-01-02T08:00:00Z';
  const matches = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return SAMPLE_TEXTS.find(matches) ?? 'a'.repeat(Math.max(1, minLength));
}

/** Creates a value that is valid for the schema. */
export function createSampleValue(schema: JsonSchema | undefined): unknown {
  if (!schema) return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return createSampleValue(choice[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(createSampleValue));
  const type = [schema.type ?? []].flat()[0];
  if (type === 'object') {
    const names = schema.required ?? [];
    return Object.fromEntries(
      names.map((name) => [name, createSampleFieldValue(name, schema.properties?.[name])]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => createSampleValue(schema.items));
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : createSampleText(schema);
}
