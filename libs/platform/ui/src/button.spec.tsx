import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button says so, keeps its name and ignores clicks', () => {
  const click = jest.fn();
  const { rerender } = render(<Button onClick={click}>Save</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(
    <Button onClick={click} busy>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).not.toBeDisabled();
  expect(click).toHaveBeenCalledTimes(1);
});

test('a button of words alone holds them directly, one with an icon or several parts in an element', () => {
  const { container } = render(
    <>
      <Button>Apply</Button>
      <Button icon="plus">Add</Button>
      <Button>
        Show <b>3</b>
      </Button>
    </>,
  );
  expect([...container.querySelectorAll('button')].map(({ childElementCount }) => childElementCount)).toEqual(
    [0, 2, 1],
  );
});

test('a button does not submit the form around it by default', () => {
  render(<Button>Add row</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a toggle of an icon alone has a name and a state', () => {
  render(<IconButton icon="star" label="Favorite" pressed />);
  expect(screen.getByRole('button', { name: 'Favorite', pressed: true })).toBeInTheDocument();
});
