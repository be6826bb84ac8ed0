import { entryRequestSchema } from '#api/forms.schema.ts';
import { placeJobRequestSchema } from '#api/own-job-postings.schema.ts';
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
    'Ihre Bank evil｡example',
    'Ihre Bank evil․example',
    'Ihre Bank evil﹒example',
    'Ｅｖｉｌ．Ｅｘａｍｐｌｅ',
    'ｗｗｗ．evil',
    'ｈｔｔｐｓ：／／evil',
    'anna＠hof',
    'anna﹫hof',
    'evil\u00ad.example',
    'evil.\u00adexample',
    'evil\u200b.example',
    'evil\u2060.example',
    'evil\u034f.example',
    'evil\ufe0f.example',
    'evil\u0335.example',
    'пример。испытание',
    '例え｡テスト',
    'उदाहरण.भारत',
    'مثال.إختبار',
    'Anna\u00adAcker',
    'Anna\u200dAcker',
    'Anna\u180eAcker',
    'Anna\u3164Acker',
    'Anna\u{e0041}Acker',
    'Tel. 0171.234.5678',
    'Tel. 0171·234·5678',
    'Tel. 0171–2345678',
    'Tel. 0.1.7.1.2.3.4',
    'Tel. ０１７１２３４５６７８',
    'Tel. ０１７１．２３４．５６７８',
    'Tel. ٠١٧١٢٣٤٥٦٧٨',
    'Tel. ⓪①⑦①②③④⑤⑥⑦⑧',
    'Tel. 0171\u00ad234\u00ad5678',
    'Tel. 0\ufe0f\u20e31\ufe0f\u20e37\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34',
    'Server 1.2.3.4',
    'Server １．２．３．４',
    'evil.de',
    'Evil.De',
    'EVIL.DE',
    'Evil.Com',
    'Evil.Bank/pfad',
    'Evil.Bank.de',
    'evil[.]de',
    'evil .de',
    'evil‧de',
  ])('refuses %j', (name) => {
    expect(nameSchema(60).safeParse(name).success).toBe(false);
  });

  test.each([
    'Anna Acker',
    'Dr. Jürgen von der Mühlen-Öst',
    "Seán O'Brien",
    'Heimatverein e.V.',
    'H. P. Lang',
    'O’Brien',
    'Dr. med. Anna-Lena Weiß',
    'Hof Müller GbR',
    'St. Martin',
    'J. R. R.',
    'J. R. R. Tolkien',
    'Ægir Þórsson',
    'Nguyễn Thị Ánh',
    'Παπαδόπουλος',
    'Ольга Шевченко',
    '山田 太郎',
    'LPG 1. Mai',
    'Agrar 2000 & Co. KG',
    'Bioland-Hof Nr. 12',
    'Kuh ❤\ufe0f Klee',
  ])('accepts %j', (name) => {
    expect(nameSchema(60).parse(name)).toBe(name);
  });

  test.each([
    ['K.Schmidt', 'K. Schmidt'],
    ['Dr.Müller', 'Dr. Müller'],
    ['Prof.Dr. Klein', 'Prof. Dr. Klein'],
    ['Hans v.d.Berg', 'Hans v.d. Berg'],
    ['Hof a.d.Weser', 'Hof a.d. Weser'],
    ['Gut St.Georg', 'Gut St. Georg'],
    ['Fam.Meier', 'Fam. Meier'],
  ])('separates the abbreviation in %j', (name, separatedName) => {
    expect(nameSchema(60).parse(name)).toBe(separatedName);
  });

  test('holds for accounts, newsletters, job postings and prize draws', () => {
    const name = 'evil.example';
    const listInvalidFields = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
      result.error?.issues.map(({ path }) => path[0]);
    expect(listInvalidFields(registerRequestSchema.safeParse({ displayName: name }))).toContain(
      'displayName',
    );
    expect(
      listInvalidFields(subscribeNewsletterRequestSchema.safeParse({ firstName: name })),
    ).toContain('firstName');
    const job = placeJobRequestSchema.safeParse({ employer: name, contactPerson: name });
    expect(listInvalidFields(job)).toEqual(expect.arrayContaining(['employer', 'contactPerson']));
    expect(
      listInvalidFields(entryRequestSchema.safeParse({ firstName: name, lastName: name })),
    ).toEqual(expect.arrayContaining(['firstName', 'lastName']));
  });
});
