import type { ClaimFinding } from '@seller-toolbox/listing-text/claims/claim-finding';
import { removalCap, removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { lengthCounter } from '@seller-toolbox/listing-text/length-counter';
import { scoreTier } from '@seller-toolbox/listing-text/score';
import { titleLimit } from '@seller-toolbox/listing-text/title-limit';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { TITLE_POLICIES, type TitleScore } from '@seller-toolbox/reference-data/title-policies.data';
import { mobilePreview } from '@seller-toolbox/listing-text/mobile-preview';
import { readability } from './readability.ts';
import { readTitle } from './read-title.ts';
import { rowFindings } from './row-findings.ts';
import { applyRows, computeScore, forEachScore } from './scoring-rows.ts';
import { REMOVAL_RISK } from './row-codes.ts';
import type { TitleAnalysis, TitleAnalyzerInput } from './title-analyzer.schema.ts';
import type { TitleParts } from './title-parts.ts';
import { titleHighlights } from './title-highlights.ts';
import { measureTitle } from './title-measures.ts';
import { titleRuler } from './title-ruler.ts';

/** Scores a non-blank title by one policy: parses it once, measures it, applies the scoring rows. */
export function analyzeTitle(input: TitleAnalyzerInput, parts: TitleParts): TitleAnalysis {
  const { marketplace, category, ruleSet } = input;
  const policy = TITLE_POLICIES[ruleSet];
  const title = input.title.trim();
  const maxLength = titleLimit(policy, marketplace, category);
  const reading = readTitle(title, input, parts);
  const measures = measureTitle(reading, maxLength);
  const applied = applyRows(policy, measures, marketplace);
  const context = { reading, measures, maxLength, marketplace, keyword: input.keyword.trim() };
  const claims = parts.findClaims(input.title, { isTitle: true });
  const cap = removalCap(claims, policy.removalCaps);
  const scores = forEachScore((name) =>
    computeScore(applied, name, { tiers: policy.tiers, cap: CAPPED.includes(name) ? cap : null }),
  );
  const { score: readabilityScore, ...readabilityParts } = readability(reading.words, policy.readability);
  return {
    ruleSet,
    ...forEachScore((name) => scores[name].value),
    readabilityScore,
    keywordDensity: measures.keywordDensity ?? 0,
    length: measures.length,
    wordCount: measures.wordCount,
    maxLength,
    overBy: measures.charactersOverLimit,
    issues: [...removalFinding(claims, cap), ...rowFindings(applied, 'issue', context)],
    suggestions: rowFindings(applied, 'suggestion', context),
    claims,
    breakdown: forEachScore((name) => scores[name].breakdown),
    readability: { tier: scoreTier(readabilityScore, policy.tiers), ...readabilityParts },
    keyword: reading.keyword && {
      whole: reading.keyword.filter(({ isWhole }) => isWhole).length,
      partial: reading.keyword.filter(({ isWhole }) => !isWhole).length,
      start: measures.keywordStart,
    },
    counter: lengthCounter(measures.length / maxLength, policy.nearLimitShare),
    ruler: titleRuler(policy, marketplace, { length: measures.length, maxLength }),
    mobile: mobilePreview(title, policy.mobileVisible),
    highlights: shiftHighlights(
      titleHighlights(
        reading,
        applied.map(({ row }) => row.code),
        maxLength,
      ),
      input.title.indexOf(title),
    ),
  };
}

/** The scores that judge whether a title may be published. */
const CAPPED: readonly TitleScore[] = ['score', 'complianceScore'];

function removalFinding(claims: readonly ClaimFinding[], cap: number | null): Finding[] {
  const words = [...new Set(removingClaims(claims).map(({ text }) => text))];
  return cap === null ? [] : [finding(REMOVAL_RISK, 'error', { words, max: cap })];
}

function shiftHighlights(highlights: TitleAnalysis['highlights'], by: number): TitleAnalysis['highlights'] {
  return highlights.map(({ start, end, codes }) => ({ start: start + by, end: end + by, codes }));
}
