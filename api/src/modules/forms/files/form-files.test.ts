import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { ulid } from 'ulid';

import type { StoredSubmissionPage } from '@gruenland/shared-contracts/api/staff-forms.ts';
import { formFileLimits } from '@gruenland/shared-contracts/api/form-files.ts';
import type { FormFiles } from '@gruenland/shared-contracts/api/form-files.ts';
import type { SubmissionResponse } from '@gruenland/shared-contracts/api/forms.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { deleteOldSubmissions } from '../submission.repository.ts';

let api: TestApi;
let content: ContentServer;
let staffCookie = '';
const pdfFile = Buffer.from('%PDF-1.7\nInhalt\n%%EOF');
let photo: Buffer;
beforeAll(async () => {
  content = await startContentServer();
  const createField = (name: string, extraFields: object) => ({
    component: 'form_field',
    name,
    label: `Frage ${name}`,
    ...extraFields,
  });
  const fields = [
    createField('name', { required: true }),
    createField('bild', { kind: 'file', required: true, help: 'Quer.' }),
    createField('beleg', { kind: 'file', showIfField: 'name', showIfValue: 'Anna' }),
  ];
  const createForm = (formFields: readonly object[]) => ({
    component: 'form',
    headline: 'Schlepper',
    retentionDays: 10,
    steps: [{ component: 'form_step', fields: formFields }],
  });
  content.stories.set('_forms/schlepper', createForm(fields));
  content.stories.set('_forms/worte', createForm(fields.slice(0, 1)));
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  staffCookie = await signInStaff(api, 'editor');
  photo = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#363' } })
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

let keyCount = 0;
async function submitForm(
  name = 'Anna',
  form = 'schlepper',
  key = `key-number-${(keyCount += 1)}`,
) {
  const body = { form, answers: { name, bild: 'von hand' }, key };
  const submitResponse = await api.post('/api/forms/submissions', body);
  expect(submitResponse.statusCode).toBe(201);
  return submitResponse.json<SubmissionResponse>().files ?? '';
}
const readFiles = async (code: string) => {
  const response = await api.sendRequest({
    url: `/api/forms/files?code=${encodeURIComponent(code)}`,
  });
  return { status: response.statusCode, body: response.json<FormFiles>() };
};
function postFile(code: string, field: string, partHeader: string, file: Buffer) {
  const boundary = `----${ulid()}`;
  const bodyStart = `--${boundary}\r\ncontent-disposition: form-data; ${partHeader}\r\n\r\n`;
  return api.sendRequest({
    method: 'POST',
    url: `/api/forms/files?${new URLSearchParams({ code, feld: field })}`,
    headers: { origin: siteUrl, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(bodyStart), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const attachFile = (code: string, file: Buffer, name = 'Mein Bild.jpg', field = 'bild') =>
  postFile(code, field, `name="datei"; filename="${name}"\r\ncontent-type: image/jpeg`, file);
const getUploadResult = (response: { readonly headers: Record<string, unknown> }) =>
  new URL(String(response.headers['location']), siteUrl).searchParams.get('datei');
const fetchAsStaff = (path: string, cookie = staffCookie) =>
  api.sendRequest({ url: `/api/staff/forms${path}`, headers: { cookie } });
const readStaffFiles = async () =>
  (await fetchAsStaff('/answers?form=schlepper')).json<StoredSubmissionPage>().answers[0]?.files ??
  [];

describe('files of an answer', () => {
  test('are requested after the answer, for visible file fields only', async () => {
    expect(await submitForm('Anna', 'worte')).toBe('');
    const { body } = await readFiles(await submitForm());
    expect(body).toEqual({
      form: 'schlepper',
      fields: [
        { name: 'bild', label: 'Frage bild', help: 'Quer.', required: true, file: null },
        { name: 'beleg', label: 'Frage beleg', required: false, file: null },
      ],
    });
    expect((await readFiles(await submitForm('Otto'))).body.fields.map(({ name }) => name)).toEqual(
      ['bild'],
    );
  });

  test('a picture is re-encoded without metadata, and only staff can read it', async () => {
    const code = await submitForm();
    const response = await attachFile(code, photo);
    expect(response.statusCode).toBe(303);
    expect(response.headers['location']).toMatch(
      /^\/_forms\/schlepper\?anhang=.*&feld=bild&datei=da$/u,
    );
    const [fileField] = (await readFiles(code)).body.fields;
    expect(fileField?.file).toEqual({ name: 'Mein Bild.webp', bytes: expect.any(Number) });
    const [{ id = '', ...staffFile } = {}] = await readStaffFiles();
    expect(staffFile).toMatchObject({ label: 'Frage bild', name: 'Mein Bild.webp' });
    for (const [cookie, status] of [
      ['', 401],
      [await signIn(api), 403],
    ] as const)
      expect((await fetchAsStaff(`/files/${id}`, cookie)).statusCode).toBe(status);
    const file = await fetchAsStaff(`/files/${id}`);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'private, no-store',
    });
    expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
    expect(file.rawPayload.includes('Geheim')).toBe(false);
  });

  test('a PDF is stored unchanged and encrypted; a second file replaces it', async () => {
    const code = await submitForm();
    await attachFile(code, photo);
    await attachFile(code, pdfFile, '../böse<x>.PDF');
    const staffFiles = await readStaffFiles();
    expect(staffFiles.map(({ name }) => name)).toEqual(['böse x.pdf']);
    expect((await fetchAsStaff(`/files/${staffFiles[0]?.id}`)).rawPayload.equals(pdfFile)).toBe(
      true,
    );
    const { rows } = await api.database.pool.query<{ encrypted: Buffer }>(
      'SELECT encrypted FROM form_file_pieces p JOIN form_files f ON f.id = p.file_id WHERE f.id = $1',
      [staffFiles[0]?.id],
    );
    expect(rows.some(({ encrypted }) => Buffer.from(encrypted).includes('Inhalt'))).toBe(false);
    const removeResponse = await postFile(code, 'bild', 'name="entfernen"', Buffer.from('1'));
    expect(getUploadResult(removeResponse)).toBe('entfernt');
    expect(await readStaffFiles()).toEqual([]);
  });

  test.each([
    ['nothing', () => Buffer.alloc(0), 'fehlt'],
    ['a page', () => Buffer.from('<html><script>1</script>'), 'typ'],
    ['a drawing', () => Buffer.from('<svg xmlns="x"/>'), 'typ'],
    ['half a picture', () => photo.subarray(0, 300), 'kaputt'],
    ['a PDF that runs something', () => Buffer.from('%PDF-1.7 /JavaScript %%EOF'), 'aktiv'],
    ['half a PDF', () => pdfFile.subarray(0, 12), 'kaputt'],
    ['too much', () => Buffer.alloc(formFileLimits.maxBytes + 1), 'zu-gross'],
  ])('%s is rejected', async (_, file, refusal) => {
    const code = await submitForm();
    expect(getUploadResult(await attachFile(code, file()))).toBe(refusal);
    expect((await readFiles(code)).body.fields[0]?.file).toBeNull();
  });

  test('need the code and a file field, within one day', async () => {
    const code = await submitForm('Otto');
    expect((await readFiles(`${code}x`)).status).toBe(404);
    expect((await attachFile(`${code}x`, pdfFile)).statusCode).toBe(404);
    for (const field of ['name', 'beleg', 'fremd'])
      expect((await attachFile(code, pdfFile, 'a.pdf', field)).statusCode).toBe(404);
    await runSql(api, `UPDATE form_submissions SET created_at = now() - interval '25 hours'`);
    expect((await attachFile(code, pdfFile)).statusCode).toBe(404);
  });

  test('repeated answers have one code; files are deleted with their answer', async () => {
    const [firstCode, secondCode] = [
      await submitForm('Anna', 'schlepper', 'same-key-1'),
      await submitForm('Anna', 'schlepper', 'same-key-1'),
    ];
    expect(firstCode).toBe(secondCode);
    await attachFile(firstCode, photo);
    await deleteOldSubmissions(api.database.drizzle, new Date(Date.now() + 11 * 86_400_000));
    for (const table of ['form_files', 'form_file_pieces']) {
      const { rows } = await api.database.pool.query(`SELECT 1 FROM ${table}`);
      expect(rows).toEqual([]);
    }
  });
});
