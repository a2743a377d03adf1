import { AI_TEXT_LIMITS } from '@seller-toolbox/contracts';
import { isBlank } from '@seller-toolbox/listing-text/blank';
import { isRecord } from '@seller-toolbox/tool-contract/json';
import { unusableReply } from './ai.errors.ts';
import { plainLine } from './plain-text.ts';
import { findJsonObject } from './reply-json.ts';

/** A parsed AI reply: plain text of bounded length, only known fields. */
export interface FixReply {
  readonly versions: readonly {
    readonly title: string;
    readonly changes: readonly string[];
    readonly explanation: string | null;
  }[];
}

export interface OptimizationReply {
  readonly titles: readonly string[];
  readonly improvements: readonly string[];
  readonly keywords: readonly string[];
  readonly notes: readonly string[];
}

export interface ComplianceReply {
  readonly isCompliant: boolean;
  readonly score: number;
  readonly violations: readonly string[];
  readonly suggestions: readonly string[];
}

const VERSIONS = 3;
const MAX_TEXTS = 20;
const MAX_TEXT_LENGTH = 600;
/** If the AI gives no score. */
const DEFAULT_SCORE = 90;

type JsonObject = Readonly<Record<string, unknown>>;

/** `fixedTitles` are strings, or objects with changes and explanation; those of the reply are the fallback. */
export function parseFixReply(reply: string): FixReply {
  const object = readObject(reply);
  const given = object['fixedTitles'];
  if (!Array.isArray(given)) throw unusableReply('ai.reply-incomplete');
  const versions = given
    .map((version) => {
      const versionFields = isRecord(version) ? version : {};
      return {
        title: titleOf(version),
        changes: textsOf(versionFields['changes'] ?? object['changes']),
        explanation: textOf(versionFields['explanation'] ?? object['explanation']),
      };
    })
    .filter(({ title }) => title !== '');
  if (versions.length < VERSIONS) throw unusableReply('ai.too-few-versions');
  return { versions: versions.slice(0, VERSIONS) };
}

/** Suggested titles without blank ones, repetitions and the original title. */
export function differentTitles(suggested: readonly string[], original: string): readonly string[] {
  return [...new Set(suggested.map((title) => title.trim()))].filter(
    (title) => title !== '' && title !== original.trim(),
  );
}

/** Rejects a reply without a title that differs from the original. */
export function parseOptimizationReply(reply: string, original: string): OptimizationReply {
  const object = readObject(reply);
  const given = object['optimizedTitles'];
  const titles = Array.isArray(given) ? differentTitles(given.map(titleOf), original) : [];
  if (titles.length === 0) throw unusableReply('ai.reply-misshapen');
  return {
    titles: titles.slice(0, VERSIONS),
    improvements: textsOf(object['improvements']),
    keywords: textsOf(object['keywordSuggestions']),
    notes: textsOf(object['complianceNotes']),
  };
}

export function parseComplianceReply(reply: string): ComplianceReply {
  const object = readObject(reply);
  const { isCompliant, score } = object;
  const violations = textsOf(object['violations']);
  if (typeof isCompliant !== 'boolean' && !Array.isArray(object['violations'])) {
    throw unusableReply('ai.reply-misshapen');
  }
  return {
    isCompliant: typeof isCompliant === 'boolean' ? isCompliant : violations.length === 0,
    score: typeof score === 'number' ? Math.min(100, Math.max(0, Math.round(score))) : DEFAULT_SCORE,
    violations,
    suggestions: textsOf(object['suggestions']),
  };
}

function readObject(reply: string): JsonObject {
  const object = findJsonObject(reply);
  if (!object) throw unusableReply('ai.reply-malformed');
  return object;
}

/** Empty for a blank title. */
function titleOf(value: unknown): string {
  const text = isRecord(value) ? value['title'] : value;
  const title = typeof text === 'string' ? plainLine(text, AI_TEXT_LIMITS.title) : '';
  return isBlank(title) ? '' : title;
}

/** Accepts a single text as a list of one, and objects with one of TEXT_FIELDS. */
function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .slice(0, MAX_TEXTS)
    .map(textOf)
    .filter((text) => text !== null);
}

const TEXT_FIELDS = ['text', 'message', 'description', 'keyword'];

function textOf(value: unknown): string | null {
  const found = isRecord(value)
    ? TEXT_FIELDS.map((name) => value[name]).find((part) => typeof part === 'string')
    : value;
  if (typeof found !== 'string') return null;
  return plainLine(found, MAX_TEXT_LENGTH) || null;
}
