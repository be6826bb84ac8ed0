import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { getFieldMessage } from '@gruenland/shared-ui/form/testing/test-form.tsx';

import { PriceFields } from './PriceFields.tsx';

const renderFields = () =>
  render(
    <Form name="anzeige" initialValues={{ art: 'biete' }}>
      <PriceFields isTrader={false} />
    </Form>,
  );
const leaveAmount = () => {
  fireEvent.focus(screen.getByLabelText('Betrag (Euro)'));
  fireEvent.blur(screen.getByLabelText('Betrag (Euro)'));
};
const choosePriceKind = (value: string) =>
  fireEvent.change(screen.getByLabelText('Preis'), { target: { value } });

test('asks for an amount only after the kind of price was chosen', () => {
  renderFields();
  leaveAmount();
  expect(getFieldMessage('Betrag (Euro)')).toBeUndefined();
  choosePriceKind('vb');
  leaveAmount();
  expect(getFieldMessage('Betrag (Euro)')).toBe('Betrag ist erforderlich.');
  choosePriceKind('auf_anfrage');
  expect(screen.getByLabelText('Betrag (Euro) (freiwillig)')).toBeTruthy();
  choosePriceKind('zu_verschenken');
  expect(screen.queryByLabelText(/Betrag/u)).toBeNull();
});

test('says what is missing if no kind of price was chosen', () => {
  renderFields();
  fireEvent.focus(screen.getByLabelText('Preis'));
  fireEvent.blur(screen.getByLabelText('Preis'));
  expect(getFieldMessage('Preis')).toBe('Bitte wählen Sie, wie der Preis gemeint ist.');
});
