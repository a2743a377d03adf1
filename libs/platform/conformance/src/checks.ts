import { checkDefaults, checkExamples, checkOutputs, checkPurity } from './examples-check.ts';
import { checkAnyInput } from './fuzz-check.ts';
import { checkLocales } from './locales-check.ts';
import { checkManifest, checkPackage } from './manifest-check.ts';
import { checkRuleSets } from './rule-sets-check.ts';
import { checkSources } from './sources-check.ts';
import type { Check } from './tool-under-test.ts';
import { checkDeadWords, checkFindings } from './words-check.ts';

/** What every tool has to be, in the order in which an author would mend it. */
export const CHECKS: readonly (readonly [title: string, check: Check])[] = [
  ['its manifest is valid', checkManifest],
  ['its package has the three doors and a README', checkPackage],
  ['its files import only what they may', checkSources],
  ['its examples hold', checkExamples],
  ['its schema accepts what it has completed', checkDefaults],
  ['its outputs fit their schema and survive JSON', checkOutputs],
  ['the same input and environment give the same output, and the input stays untouched', checkPurity],
  ['its rule sets are dated, sourced and shown', checkRuleSets],
  ['it speaks six languages with equal keys and placeholders', checkLocales],
  ['each of its findings has words', checkFindings],
  ['each of its words is shown', checkDeadWords],
  ['no input makes it throw or answer what JSON cannot carry', checkAnyInput],
];
