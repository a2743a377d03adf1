import { useStoredList, useToolEnvironment, type StoredList } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { FIXER_CATEGORY_IDS, FIXER_MARKETPLACES } from '../../engine/fixer-rules.data.ts';
import { judgeTitle } from '../../engine/judge-title.ts';
import { STRATEGIES, type TitleFix, type TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import { shownVersionSchema } from '../ai/ai-fix.ts';
import type { ShownVersion } from '../versions/shown-version.ts';

const MAX_ENTRIES = 50;
/** For entries saved before they had a score. */
const DEFAULT_SCORE = 85;

const savedFixSchema = z.object({
  id: z.string(),
  timestamp: z.number(),
  originalTitle: z.string(),
  errorMessage: z.string(),
  brand: z.string(),
  marketplace: z.enum(FIXER_MARKETPLACES),
  category: z.enum(FIXER_CATEGORY_IDS),
  /** What made the versions. */
  source: z.enum(['rules', 'ai']),
  fixedTitles: z.array(shownVersionSchema),
  selectedVersion: z.enum(STRATEGIES),
  /** Of the selected version. */
  complianceScore: z._default(z.number(), DEFAULT_SCORE),
  /** The codes of the violations of the original title. */
  violations: z.array(z.string()),
});
export type SavedFix = z.infer<typeof savedFixSchema>;

export interface FixHistory extends StoredList<SavedFix> {
  readonly save: (fixed: FixToSave) => void;
}

export interface FixToSave {
  readonly input: TitleFixerInput;
  readonly fix: TitleFix | undefined;
  readonly source: SavedFix['source'];
  readonly versions: readonly ShownVersion[];
  readonly selected: SavedFix['selectedVersion'] | undefined;
}

/** The titles that were fixed in this browser, newest first. */
export function useFixHistory(): FixHistory {
  const { clock } = useToolEnvironment();
  const list = useStoredList({ name: 'history', limit: MAX_ENTRIES, schema: savedFixSchema });
  return {
    ...list,
    save: (fixed) => {
      const entry = toSaved(fixed, clock());
      if (entry) list.add(entry, (known) => isSameFix(known, entry));
    },
  };
}

function toSaved({ input, fix, source, versions, selected }: FixToSave, now: number): SavedFix | undefined {
  const version = versions.find(({ strategy }) => strategy === selected) ?? versions[0];
  if (!version) return undefined;
  return {
    id: `${now}-${version.strategy}`,
    timestamp: now,
    originalTitle: input.title.trim(),
    errorMessage: input.errorMessage,
    brand: input.brand,
    marketplace: input.marketplace,
    category: input.category,
    source,
    fixedTitles: [...versions],
    selectedVersion: version.strategy,
    complianceScore: version.score,
    violations: fix?.violations.map(({ finding }) => finding.code) ?? [],
  };
}

/** A saved fix with scores by the given rule set. */
export function rescored(saved: SavedFix, ruleSet: TitleFixerInput['ruleSet']): SavedFix {
  const { originalTitle, errorMessage, brand, marketplace, category, fixedTitles } = saved;
  const input = {
    title: originalTitle,
    errorMessage,
    brand,
    marketplace,
    category,
    itemHighlights: '',
    keywords: '',
    ruleSet,
  };
  return {
    ...saved,
    fixedTitles: fixedTitles.map((version) => {
      const { score, tier } = judgeTitle(version.title, input);
      return { ...version, score, tier };
    }),
  };
}

/** Whether two fixes have the same title and versions; the selected version can differ. */
function isSameFix(one: SavedFix, other: SavedFix): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf({
  source,
  originalTitle,
  errorMessage,
  brand,
  marketplace,
  category,
  fixedTitles,
}: SavedFix) {
  const titles = fixedTitles.map(({ title }) => title);
  return JSON.stringify([source, originalTitle, errorMessage, brand, marketplace, category, titles]);
}
