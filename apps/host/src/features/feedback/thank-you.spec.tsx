import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../words/feedback/en.json';
import { ThankYou } from './thank-you.tsx';

function show() {
  let ends = 0;
  const done = () => {
    ends += 1;
  };
  render(
    <I18nProvider i18n={createI18n('en', { feedback: en })}>
      <ThankYou onDone={done} />
    </I18nProvider>,
  );
  return { ends: () => ends, button: screen.getByRole('button', { name: en.thanks.again }) };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the thanks', () => {
  it('make room for the form after three seconds', () => {
    const { ends } = show();
    wait(2_999);
    expect(ends()).toBe(0);
    wait(1);
    expect(ends()).toBe(1);
  });

  it('stay while the focus is on their button', () => {
    const { ends, button } = show();
    act(() => button.focus());
    wait(10_000);
    expect(ends()).toBe(0);
    act(() => button.blur());
    wait(3_000);
    expect(ends()).toBe(1);
  });

  it('end at once by their button', () => {
    const { ends, button } = show();
    fireEvent.click(button);
    expect(ends()).toBe(1);
  });
});
