import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { RestockPlanner } from './restock-planner.tsx';

describe('the screen', () => {
  it('opens with a worked example', async () => {
    await renderTool(RestockPlanner, { manifest, words: en });
    expect(screen.getByRole('textbox', { name: en.ui.price })).toHaveValue('12.5');
    expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('50');
  });

  it('computes as one types', async () => {
    await renderTool(RestockPlanner, { manifest, words: en });
    const quantity = screen.getByRole('textbox', { name: en.ui.quantity });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '8');
    expect(screen.getByRole('group', { name: en.ui.total })).toHaveTextContent('100');
  });

  it('says at the field what is wrong with a negative price', async () => {
    await renderTool(RestockPlanner, { manifest, words: en });
    const price = screen.getByRole('textbox', { name: en.ui.price });
    await userEvent.clear(price);
    await userEvent.type(price, '-1');
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription(expect.stringContaining('too small'));
  });
});
