import { checkAssistant } from './assistant-check.ts';
import { checkBlank } from './blank-check.ts';
import { checkDefaults, checkExamples, checkOutputs, checkPurity } from './examples-check.ts';
import { checkAnyInput } from './fuzz-check.ts';
import { checkLinks } from './link-check.ts';
import { checkImports } from './import-check.ts';
import { checkLocales } from './locales-check.ts';
import { checkManifest, checkPackage } from './manifest-check.ts';
import { checkPicture } from './picture-check.ts';
import { checkRuleSets } from './rule-sets-check.ts';
import { checkParts } from './parts-check.ts';
import { checkProducts } from './products-check.ts';
import { checkRecognizer } from './recognizer-check.ts';
import { checkSources } from './sources-check.ts';
import { checkSummary } from './summary-check.ts';
import type { Check } from './tool-under-test.ts';
import { checkUnusedWords, checkFindings } from './words-check.ts';

/** Checks of a tool, in the order in which an author would fix them. */
export const CHECKS: readonly (readonly [title: string, check: Check])[] = [
  ['its manifest is valid', checkManifest],
  ['its package has the three entries and a README', checkPackage],
  ['its drawing has the common size, look and colors, and is small', checkPicture],
  ['its optional parts have their own files and words', checkParts],
  ['what it says to language models fits its engine', checkAssistant],
  ['its files import only what is allowed', checkSources],
  ['its examples have the expected output', checkExamples],
  ['its input schema accepts its own output', checkDefaults],
  ['its outputs fit their schema and survive JSON', checkOutputs],
  ['the same input and environment give the same output, and the input is not changed', checkPurity],
  ['its rule sets have dates, sources and examples', checkRuleSets],
  ['it has six languages with equal keys and placeholders', checkLocales],
  ['each of its findings has words', checkFindings],
  ['each of its words is used', checkUnusedWords],
  ['its results have rows with words in six languages', checkSummary],
  ['after "start with mine" or a first text no value of its example is left', checkBlank],
  ['its links restore the input and are short', checkLinks],
  ['its recognizer has an answer with words for a phrase, and throws for no text', checkRecognizer],
  ['what it reads of a product leads to the results of its examples', checkProducts],
  ['a file of each kind that it takes is recognized and gives an input', checkImports],
  ['no input makes it throw, return what JSON cannot represent, or violate its invariant', checkAnyInput],
];
