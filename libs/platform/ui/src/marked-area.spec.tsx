import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { MarkedArea } from './marked-area.tsx';

const show = () =>
  render(
    <Field label="Title">
      <MarkedArea
        value="Steel cup!"
        readOnly
        runs={
          <>
            Steel cup<i>!</i>
          </>
        }
      />
    </Field>,
  );

test('marks behind a text area are hidden from readers and the keyboard', () => {
  show();
  const marks = screen.getByRole('textbox', { name: 'Title' }).previousElementSibling;
  expect(marks).toHaveTextContent('Steel cup!');
  expect(marks).toHaveAttribute('aria-hidden', 'true');
  expect(marks).toHaveAttribute('inert');
});

test('marks scroll with their text area', () => {
  show();
  const area = screen.getByRole('textbox');
  fireEvent.scroll(area, { target: { scrollTop: 40 } });
  expect(area.previousElementSibling).toHaveProperty('scrollTop', 40);
});
