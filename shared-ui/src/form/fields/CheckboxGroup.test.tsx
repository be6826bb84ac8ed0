import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from '#form/Form.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { TextField } from './TextField.tsx';

test('names a missing choice together with the other errors', async () => {
  render(
    <Form name="bestellung" onSubmit={async () => ({})}>
      <TextField name="email" label="E-Mail-Adresse" rules={[['required']]} />
      <CheckboxGroup
        name="listIds"
        legend="Welche?"
        boxNames={['liste-a', 'liste-b']}
        message="Bitte wählen Sie eine Liste."
      >
        <CheckboxField name="liste-a" label="A" />
        <CheckboxField name="liste-b" label="B" />
      </CheckboxGroup>
    </Form>,
  );
  const group = screen.getByRole('group', { name: 'Welche?' });
  expect(group.textContent).not.toContain('Bitte wählen');
  fireEvent.submit(group.closest('form')!);
  const links = await screen.findAllByRole('link');
  expect((links as HTMLAnchorElement[]).map(({ hash }) => hash)).toEqual([
    '#bestellung-email',
    '#bestellung-listIds',
  ]);
  expect(group.textContent).toContain('Bitte wählen Sie eine Liste.');
  expect(document.querySelector((links[1] as HTMLAnchorElement).hash)).toBe(group);
  fireEvent.click(screen.getByLabelText('B'));
  expect(group.textContent).not.toContain('Bitte wählen');
});
