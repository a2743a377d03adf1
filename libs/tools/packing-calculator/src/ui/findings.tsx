import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList } from '@seller-toolbox/tool-kit';
import { useFindingText } from './finding-text.ts';

/** What the engine found, in sentences. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return <FindingList findings={findings} textOf={useFindingText()} />;
}
