import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { LazyDisclosure, LazyBoundary } from './lazy-boundary.tsx';

async function show(children: ReactNode) {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  await act(async () => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>));
}

describe('LazyBoundary', () => {
  it('that cannot be loaded says so, and the rest of the page goes on', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = lazy(() => Promise.reject(new TypeError('offline')));
    await show(
      <>
        <p>the rest</p>
        <LazyBoundary>
          <Broken />
        </LazyBoundary>
      </>,
    );
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('the rest')).toBeInTheDocument();
    quiet.mockRestore();
  });

  it('behind a fold is loaded when that is first opened, and kept when it is folded again', async () => {
    let loads = 0;
    const Part = lazy(async () => {
      loads += 1;
      return { default: () => <p>the part</p> };
    });
    await show(
      <LazyDisclosure summary="More">
        <Part />
      </LazyDisclosure>,
    );
    expect(loads).toBe(0);
    await userEvent.click(screen.getByText('More'));
    expect(await screen.findByText('the part')).toBeInTheDocument();
    await userEvent.click(screen.getByText('More'));
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(loads).toBe(1);
  });

  it('behind a fold is loaded without being opened where it is needed', async () => {
    const Part = lazy(async () => ({ default: () => <p>the part</p> }));
    await show(
      <LazyDisclosure summary="More" isNeeded>
        <Part />
      </LazyDisclosure>,
    );
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });
});
