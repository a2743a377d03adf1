import { render, screen } from '@testing-library/react';
import { act, useLayoutEffect } from 'react';
import { addWords, chooseLanguage, createI18n, switchLanguage } from './index.ts';
import { I18nProvider, useFormat, useLanguage, useWords } from './react.tsx';

describe('chooseLanguage', () => {
  it.each([
    ['en', 'ja', 'en'],
    ['xx', 'ja', 'ja'],
    [null, 'ja', 'ja'],
    [null, 'xx', 'zh'],
    [undefined, undefined, 'zh'],
    ['EN', null, 'zh'],
    ['__proto__', null, 'zh'],
  ])('parameter %p and stored %p give %p', (parameter, stored, language) => {
    expect(chooseLanguage(parameter, stored)).toBe(language);
  });
});

interface Greeting {
  ui: { hello: string; items_one: string; items_other: string };
}

function Probe() {
  const t = useWords<Greeting>('demo');
  return (
    <p>
      {useLanguage()}: {t('ui.hello', { name: '<Bo>' })}, {t('ui.items', { count: 2000.5 })},{' '}
      {useFormat().number(1234.5)}
    </p>
  );
}

describe('the words of a page', () => {
  it('follow the language after its words have arrived', async () => {
    const i18n = createI18n('en', {
      demo: { ui: { hello: 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' } },
    });
    render(
      <I18nProvider i18n={i18n}>
        <Probe />
      </I18nProvider>,
    );
    expect(screen.getByText('en: Hello <Bo>, 2,000.5 items, 1,234.5')).toBeInTheDocument();
    await act(() =>
      switchLanguage(i18n, 'vi', { demo: { ui: { hello: 'Chào {{name}}', items_other: '{{count}} mục' } } }),
    );
    expect(screen.getByText('vi: Chào <Bo>, 2.000,5 mục, 1.234,5')).toBeInTheDocument();
  });

  it('that come later render nothing again, and are there for what renders after them', async () => {
    const i18n = createI18n('en', { demo: {} });
    const page = (isLater: boolean) => (
      <I18nProvider i18n={i18n}>
        <Probe key={String(isLater)} />
      </I18nProvider>
    );
    const { rerender } = render(page(false));
    const before = screen.getByText(/^en: ui\.hello/);
    await act(async () => addWords(i18n, 'en', { demo: { ui: { hello: 'Hello {{name}}' } } }));
    expect(before).toHaveTextContent(/^en: ui\.hello/);
    rerender(page(true));
    expect(screen.getByText(/^en: Hello <Bo>/)).toBeInTheDocument();
  });

  it('are of the language that was chosen before the page first listened', async () => {
    const i18n = createI18n('en', { demo: { ui: { hello: 'Hello {{name}}' } } });
    const Switching = () => {
      useLayoutEffect(() => void switchLanguage(i18n, 'ja', { demo: { ui: { hello: '{{name}}さん' } } }), []);
      return <Probe />;
    };
    await act(async () => {
      render(
        <I18nProvider i18n={i18n}>
          <Switching />
        </I18nProvider>,
      );
    });
    expect(screen.getByText(/^ja: <Bo>さん/)).toBeInTheDocument();
  });

  it('need a provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Probe />)).toThrow('I18nProvider');
  });
});
