import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { MarkedArea } from './marked-area.tsx';

const show = (value = 'Steel cup!') =>
  render(
    <Field label="Title">
      <MarkedArea
        value={value}
        readOnly
        runs={(text) => (
          <>
            {text.slice(0, -1)}
            <i>{text.slice(-1)}</i>
          </>
        )}
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

test.each([
  ['Steel cup, 2 l', 'Steel cup, 2 l'],
  [' Steel  cup', '\u00a0Steel\u00a0 cup'],
  ['Steel   \n  cup', 'Steel\u00a0\u00a0\u00a0\n\u00a0 cup'],
])('marks have the spaces of %j where a line would lose them', (value, expected) => {
  show(value);
  expect(screen.getByRole('textbox').previousElementSibling?.textContent).toBe(`${expected}\n`);
});
