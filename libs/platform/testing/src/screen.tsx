import { createI18n, type I18n, type Language, type WordTree } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import {
  createMemoryAddress,
  createMemoryStorage,
  toFragment,
  ToolEnvironmentProvider,
  type JsonStorage,
  type ToolEnvironment,
  type UseDetails,
} from '@seller-toolbox/tool-kit';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { createFakeRates } from '@seller-toolbox/tool-kit/rates';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';

export interface RenderToolOptions {
  readonly manifest: ToolManifest;
  /** The texts of the tool in `language`. */
  readonly words: WordTree;
  readonly language?: Language;
  /** The fragment of the URL. */
  readonly fragment?: string;
  readonly storage?: JsonStorage;
  readonly now?: number;
  readonly environment?: Partial<ToolEnvironment>;
}

export interface RenderedTool {
  readonly storage: JsonStorage;
  readonly address: ReturnType<typeof createMemoryAddress>;
  /** The tracked uses, in order. */
  readonly uses: readonly UseDetails[];
  readonly i18n: I18n;
  readonly unmount: () => void;
}

const FAKE_RATES = createFakeRates();

/** Renders the screen of a tool like the host, with an in-memory environment. */
export async function renderTool(Screen: ComponentType, options: RenderToolOptions): Promise<RenderedTool> {
  const { manifest, words, language = 'en', fragment = '', storage = createMemoryStorage() } = options;
  const { now = Date.UTC(2026, 10, 21, 12) } = options;
  const i18n = createI18n(language, { platform: await loadPlatformWords(language), [manifest.id]: words });
  const address = createMemoryAddress(fragment);
  const uses: UseDetails[] = [];
  const environment: ToolEnvironment = {
    manifest,
    related: [],
    Link: ({ to, children }) => <a href={to}>{children}</a>,
    storage,
    address,
    prerenderedAt: null,
    clock: () => now,
    trackUse: (details) => uses.push(details),
    linkTo: (toolId, input) => `/tools/${toolId}#${toFragment(input)}`,
    ai: createFakeAi(),
    favorite: { isFavorite: false, toggle: () => undefined },
    defaultRules: 'standard',
    rates: manifest.needs.includes('rates') ? FAKE_RATES : undefined,
    print: () => undefined,
    ...options.environment,
  };
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <ToolEnvironmentProvider environment={environment}>
        <Screen />
      </ToolEnvironmentProvider>
    </I18nProvider>,
  );
  // Lets services with immediate answers update the screen.
  if (manifest.needs.includes('rates')) await act(async () => undefined);
  return { storage, address, uses, i18n, unmount };
}
