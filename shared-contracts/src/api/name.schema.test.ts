import { entryRequestSchema } from '#api/forms.schema.ts';
import { nameSchema } from '#api/name.schema.ts';
import { registerRequestSchema } from '#api/session.schema.ts';
import { subscribeNewsletterRequestSchema } from '#api/newsletter.schema.ts';

describe('security finding 16: names contain nothing that a mail program turns into a link', () => {
  test.each([
    'evil-bank.de/abholen',
    'gewinn.example',
    'GEWINN.EXAMPLE',
    'Ihre Bank evil。example',
    'Ihre Bank evil．example',
    'evil.xn--p1ai',
    'https://evil',
    'www.evil',
    'anna@hof',
    'Rufen Sie 0171 2345678',
    'Anna\u202Eelpmaxe',
    'Anna\u0000',
  ])('refuses %j', (name) => {
    expect(nameSchema(60).safeParse(name).success).toBe(false);
  });

  test.each([
    'Anna Acker',
    'Dr. Jürgen von der Mühlen-Öst',
    "Seán O'Brien",
    'Heimatverein e.V.',
    'H. P. Lang',
  ])('accepts %j', (name) => {
    expect(nameSchema(60).parse(name)).toBe(name);
  });

  test('holds for accounts, newsletters and prize draws', () => {
    const name = 'evil.example';
    const listInvalidFields = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
      result.error?.issues.map(({ path }) => path[0]);
    expect(listInvalidFields(registerRequestSchema.safeParse({ displayName: name }))).toContain(
      'displayName',
    );
    expect(
      listInvalidFields(subscribeNewsletterRequestSchema.safeParse({ firstName: name })),
    ).toContain('firstName');
    expect(
      listInvalidFields(entryRequestSchema.safeParse({ firstName: name, lastName: name })),
    ).toEqual(expect.arrayContaining(['firstName', 'lastName']));
  });
});
