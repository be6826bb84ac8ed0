import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { JobEmployerFields } from './JobEmployerFields.tsx';
import { JobWorkFields } from './JobWorkFields.tsx';

const fieldsElement = (
  <Form name="stelle" initialValues={{ workPlace: 'vor-ort' }}>
    <JobWorkFields />
    <JobEmployerFields />
  </Form>
);

test('asks for the employer’s place of business instead of a workplace for remote-only jobs', () => {
  render(fieldsElement);
  expect(screen.getByLabelText('Arbeitsort').getAttribute('aria-describedby')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Ganz von zu Hause' }));
  expect(screen.queryByLabelText(/Arbeitsort/u)).toBeNull();
  expect(screen.getByLabelText('Postleitzahl am Sitz des Arbeitgebers')).toBeTruthy();
  expect(screen.getByLabelText('Sitz des Arbeitgebers')).toBeTruthy();
  expect(screen.getByText('Er steht in der Anzeige nicht als Arbeitsort.')).toBeTruthy();
});

test('explains both meanings of the place field without script', () => {
  expect(renderToString(fieldsElement)).toContain(
    'Bei Arbeit ganz von zu Hause der Sitz des Arbeitgebers',
  );
});
