import {
  AI_TEXT_LIMITS,
  type AiCall,
  type AiCalls,
  type AiStatus,
  type ComplianceCheckResult,
  type TitleFixRequest,
  type TitleFixResult,
  type TitleOptimizationResult,
  type TitleReviewRequest,
} from '@seller-toolbox/contracts';
import type { Caller } from './ai.counters.ts';
import { ask, type AskDeps } from './ai.ask.ts';
import {
  complianceInstructions,
  titleFixInstructions,
  titleOptimizationInstructions,
  toLanguage,
} from './ai.prompts.ts';
import {
  differentTitles,
  parseComplianceReply,
  parseFixReply,
  parseOptimizationReply,
  type ComplianceReply,
  type FixReply,
  type OptimizationReply,
} from './ai.replies.ts';
import type { TitleContext, TitleRules } from './ai.rules.ts';
import {
  brokenRules,
  checkByRules,
  fixByRules,
  optimizeByRules,
  toOptimized,
  toViolation,
} from './ai.rules-answer.ts';
import { readUsage, type AiRequest } from './ai.quota.ts';
import { plainLine, plainLines } from './plain-text.ts';

export interface AiDeps extends AskDeps {
  /** The rules for a caller from these networks. */
  readonly rulesFor: (networks: readonly string[]) => TitleRules;
}

type Answer<Call extends AiCall> = AiCalls[Call]['answer'];

/** Three rewritten versions of a rejected title. */
export async function fixTitle(
  deps: AiDeps,
  request: TitleFixRequest,
  caller: Caller,
): Promise<Answer<'title-fix'>> {
  const title = plainLine(request.title, AI_TEXT_LIMITS.title);
  const errorMessage = plainLines(request.error_message ?? '', AI_TEXT_LIMITS.errorMessage);
  const brand = plainLine(request.brand ?? '', AI_TEXT_LIMITS.brand);
  // Engines need a missing field instead of an empty one.
  const context = { ...contextOf(request), brand: brand || undefined };
  const rules = rulesOf(deps, caller);
  // Unchanged, because positions of violations refer to it.
  const original = await rules.fix(request.title, { ...context, errorMessage });
  const finish = async ({ versions }: FixReply): Promise<TitleFixResult> => ({
    fixed_titles: await Promise.all(
      versions.map((version, index) => fixedTitle(rules, version, { index, context })),
    ),
    violations: original.violations.map(toViolation),
  });
  return ask(deps, {
    request: { call: 'title-fix', caller },
    // The specification names no model for this call. Sellers use its answers unchanged.
    tier: 'premium',
    system: titleFixInstructions(toLanguage(request.language)),
    data: {
      ...market(context),
      title,
      error_message: errorMessage,
      brand,
      max_length: original.stats.maxAllowed,
      violations: original.violations.map(({ type, severity, foundChars, repeatedWords }) => ({
        type,
        severity,
        found_chars: foundChars?.map(({ char }) => char),
        repeated_words: repeatedWords?.map(({ word }) => word),
      })),
    },
    parse: parseFixReply,
    finish,
    byRules: async () => fixByRules(original),
  });
}

/** Up to three better titles, checked by our own rules. */
export async function optimizeTitle(
  deps: AiDeps,
  request: TitleReviewRequest,
  caller: Caller,
): Promise<Answer<'title-optimization'>> {
  const { title, data, context, keyword } = reviewedTitle(request);
  const rules = rulesOf(deps, caller);
  const original = await rules.review(title, { ...context, keyword });
  const judged = (titles: readonly string[]) =>
    Promise.all(
      titles.map(async (better) => ({
        title: better,
        review: await rules.review(better, { ...context, keyword }),
      })),
    );
  const finish = async (reply: OptimizationReply): Promise<TitleOptimizationResult> => ({
    ...toOptimized(await judged(reply.titles)),
    improvements: asTexts(reply.improvements),
    keyword_suggestions: asTexts(reply.keywords),
    compliance_notes: asTexts(reply.notes),
  });
  return ask(deps, {
    request: { call: 'title-optimization', caller },
    tier: 'standard',
    system: titleOptimizationInstructions(toLanguage(request.language)),
    data: { ...data, max_length: original.maxLength },
    parse: (reply) => parseOptimizationReply(reply, title),
    finish,
    byRules: async () => {
      const { versions } = await rules.fixReviewed(title, context);
      const better = differentTitles(
        versions.map((version) => version.title),
        title,
      );
      return optimizeByRules(original, await judged(better));
    },
  });
}

/** Whether a title complies. The AI can add violations to those of our rules, never remove any. */
export async function checkCompliance(
  deps: AiDeps,
  request: TitleReviewRequest,
  caller: Caller,
): Promise<Answer<'compliance-check'>> {
  const { title, data, context, keyword } = reviewedTitle(request);
  const rules = rulesOf(deps, caller);
  const original = await rules.review(title, { ...context, keyword });
  const broken = brokenRules(original.issues);
  const finish = async (reply: ComplianceReply): Promise<ComplianceCheckResult> => ({
    is_compliant: reply.isCompliant && broken.length === 0,
    score: Math.min(reply.score, original.complianceScore),
    violations: [...broken, ...asTexts(reply.violations)],
    suggestions: asTexts(reply.suggestions),
  });
  return ask(deps, {
    request: { call: 'compliance-check', caller },
    tier: 'economy',
    system: complianceInstructions(toLanguage(request.language)),
    data: { ...data, max_length: original.maxLength },
    parse: parseComplianceReply,
    finish,
    byRules: async () => checkByRules(original),
  });
}

export async function aiStatus(deps: AiDeps, request: AiRequest): Promise<AiStatus> {
  return { configured: deps.provider !== null, ...(await readUsage(deps, request)) };
}

function rulesOf({ rulesFor, limitsCallers }: AiDeps, { networks }: Caller): TitleRules {
  return rulesFor(limitsCallers ? networks : []);
}

async function fixedTitle(
  rules: TitleRules,
  { title, changes, explanation }: FixReply['versions'][number],
  { index, context }: { readonly index: number; readonly context: Parameters<TitleRules['fix']>[1] },
): Promise<TitleFixResult['fixed_titles'][number]> {
  const { score, stats } = await rules.fix(title, context);
  return {
    strategy: (['minimal', 'seo', 'conversion'] as const)[index] ?? 'conversion',
    title,
    length: stats.length,
    compliance_score: score,
    changes: changes.length > 0 ? asTexts(changes) : [{ code: 'change-not-named', severity: 'info' }],
    explanation: explanation === null ? { code: 'fixed-by-policy', severity: 'info' } : { text: explanation },
  };
}

function reviewedTitle(request: TitleReviewRequest) {
  const title = plainLine(request.title, AI_TEXT_LIMITS.title);
  const keyword = plainLine(request.keyword ?? '', AI_TEXT_LIMITS.keyword);
  const features = plainLines(request.features ?? '', AI_TEXT_LIMITS.features);
  const context = contextOf(request);
  return { title, keyword, context, data: { ...market(context), title, keyword, features } };
}

function contextOf(request: TitleFixRequest | TitleReviewRequest): TitleContext {
  return { marketplace: request.marketplace, category: request.category, ruleSet: request.rule_set };
}

/** The context for the prompt, with the defaults of the engines. */
function market({ marketplace = 'US', category = 'general' }: TitleContext) {
  return { marketplace, category };
}

function asTexts(texts: readonly string[]) {
  return texts.map((text) => ({ text }));
}
