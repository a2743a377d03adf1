import type { ToolManifest } from '@seller-toolbox/tool-contract';
import {
  createBrowserAddress,
  createMemoryStorage,
  toFragment,
  type ToolEnvironment,
} from '@seller-toolbox/tool-kit';
import { createFakeRates } from '@seller-toolbox/tool-kit/rates';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { postToBench } from './screen-message.ts';

/** The environment of the host with in-memory fakes that report to the bench: nothing is stored, counted or sent. */
export function fakeEnvironment(manifest: ToolManifest): ToolEnvironment {
  const address = createBrowserAddress();
  const storage = createMemoryStorage();
  const inputKey = `input:${manifest.id}`;
  return {
    manifest,
    related: [],
    Link: ({ to, children }) => <a href={to}>{children}</a>,
    storage: {
      ...storage,
      write: (key, value) => {
        if (key === inputKey) postToBench({ kind: 'stored', input: value });
        return storage.write(key, value);
      },
      remove: (key) => {
        if (key === inputKey) postToBench({ kind: 'stored', input: undefined });
        storage.remove(key);
      },
    },
    address: {
      ...address,
      replace: (fragment) => {
        address.replace(fragment);
        postToBench({ kind: 'fragment', fragment });
      },
    },
    prerenderedAt: null,
    clock: () => Date.now(),
    linkTo: (toolId, input) => `/screen/${toolId}#${toFragment(input) ?? ''}`,
    trackUse: (details) => postToBench({ kind: 'use', details }),
    ai: createFakeAi(),
    favorite: { isFavorite: false, toggle: () => undefined },
    defaultRules: 'in-force',
    rates: manifest.needs.includes('rates') ? createFakeRates() : undefined,
    print: () => window.print(),
  };
}
