import { expect, test } from '@jest/globals';

import { findCvRefusal, cleanCvName } from './find-cv-refusal.ts';

const createPdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');

test.each([
  ['a PDF', createPdf('1 0 obj'), null],
  ['an empty file', Buffer.alloc(0), 'fehlt'],
  ['a picture named like a PDF', Buffer.from('\u0089PNG\r\n\u001a\n'), 'kein-pdf'],
  ['a page of HTML before a PDF', Buffer.concat([Buffer.from('<html>'), createPdf()]), 'kein-pdf'],
  ['a truncated PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'kein-pdf'],
  ['a PDF with JavaScript', createPdf('<< /S /JavaScript /JS (x) >>'), 'aktiv'],
  ['a PDF with a launch action', createPdf('<< /S /Launch >>'), 'aktiv'],
  ['a PDF of more than 10 MB', createPdf('x'.repeat(10 * 1024 * 1024)), 'zu-gross'],
])('%s', (_description, file, refusal) => {
  expect(findCvRefusal(file)).toBe(refusal);
});

test.each([
  ['Lebenslauf Hanna Müller.pdf', 'Lebenslauf Hanna Müller.pdf'],
  ['D:\\ablage\\cv.PDF', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a"\r\nb;c.pdf', 'a b c.pdf'],
  ['', 'Lebenslauf.pdf'],
])('%j is stored as %j', (name, storedName) => expect(cleanCvName(name)).toBe(storedName));
