import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

test('label, unit, hint and error belong to the control', () => {
  render(
    <Field label="Price" unit="USD" hint="Before tax." error="Enter a number." required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Price');
  expect(input).toHaveAccessibleDescription('Enter a number. USD Before tax.');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test('a field without error is not invalid and describes nothing that is not there', () => {
  render(
    <Field label="Price" error="">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Price');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('a known id serves an error summary', () => {
  render(
    <Field label="Title" id="title">
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('id', 'title');
});

test('what the control says of itself stays', () => {
  render(
    <>
      <p id="more">See below.</p>
      <Field label="Title" hint="One line.">
        <TextInput aria-describedby="more" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('See below. One line.');
});

test('each control hands over its value', () => {
  const changed = jest.fn();
  render(
    <>
      <Field label="Length">
        <TextInput onValueChange={changed} />
      </Field>
      <Field label="Text">
        <TextArea onValueChange={changed} />
      </Field>
      <Field label="Category">
        <Select
          value="a"
          options={[
            { value: 'a', label: 'A' },
            { label: 'More', options: [{ value: 'b', label: 'B' }] },
          ]}
          onValueChange={changed}
        />
      </Field>
      <Checkbox label="Fragile" onCheckedChange={changed} />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'words' } });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'b' } });
  fireEvent.click(screen.getByLabelText('Fragile'));
  expect(changed.mock.calls).toEqual([['10'], ['words'], ['b'], [true]]);
});

test('the hint of a checkbox describes it and is not its name', () => {
  render(<Checkbox label="Fragile" hint="Glass and the like." />);
  expect(screen.getByRole('checkbox', { name: 'Fragile' })).toHaveAccessibleDescription(
    'Glass and the like.',
  );
});
