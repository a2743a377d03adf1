import { useLanguage } from '@seller-toolbox/words/react';
import { use } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';
import { loadToolScreen } from '../../site/base/tool-screens.ts';

/** The lazily loaded screen of a tool; it renders without suspending when it was preloaded. */
export function ToolScreen({ toolId }: { toolId: string }) {
  const Screen = use(loadToolScreen(toolId, useLanguage(), useSiteWords()));
  return <Screen />;
}
