import { render, screen } from '@testing-library/react';
import { act, Component, Suspense, type ReactNode } from 'react';
import { createI18n, switchLanguage } from './index.ts';
import type { Language } from './languages.ts';
import { LazyWords } from './lazy-words.tsx';
import type { LoadWords } from './words.ts';
import { I18nProvider, useWords } from './react.tsx';

interface Late {
  ui: { hello: string };
}

const words = (hello: string) => Promise.resolve({ default: { ui: { hello } } });
const HELLO: Readonly<Record<Language, string>> = {
  zh: '你好',
  'zh-TW': '你好',
  en: 'Hello',
  ja: 'こんにちは',
  id: 'Halo',
  vi: 'Chào',
};
const load: LoadWords = (language) => words(HELLO[language]);

function Probe() {
  const t = useWords<Late>('late');
  return (
    <label>
      {t('ui.hello')} <input />
    </label>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

async function show(loadWords: LoadWords) {
  const i18n = createI18n('en', {});
  const shown = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Boundary>
          <Suspense fallback="loading">
            <LazyWords namespace="late" load={loadWords}>
              <Probe />
            </LazyWords>
          </Suspense>
        </Boundary>
      </I18nProvider>,
    ),
  );
  return { i18n, ...shown };
}

describe('LazyWords', () => {
  it('are there when the part is shown', async () => {
    await show(load);
    expect(await screen.findByText('Hello')).toBeInTheDocument();
  });

  it('follow the language, and what was typed in the part stays', async () => {
    const { i18n } = await show(load);
    const input = await screen.findByLabelText<HTMLInputElement>('Hello');
    input.value = 'typed';
    await act(() => switchLanguage(i18n, 'ja', {}));
    expect(await screen.findByLabelText('こんにちは')).toHaveValue('typed');
    expect(screen.queryByText('ui.hello')).not.toBeInTheDocument();
  });

  it('throw to the error boundary when they cannot be loaded', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show((language) => (language === 'en' ? Promise.reject(new TypeError('offline')) : load(language)));
    expect(await screen.findByText('failed')).toBeInTheDocument();
    quiet.mockRestore();
  });
});
