// @ts-check
// Run by Stryker before the tests: leaves out the changes that are inside a sampled one (`--changes`) and not sampled. Stryker
// counts them as errors, which are in none of its rates.
import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import { changeName } from './sampled-changes.mjs';

const { MUTATION_ROOT = '', MUTATION_SAMPLE } = process.env;
/** @type {Set<string>} */
const sample = new Set(MUTATION_SAMPLE ? JSON.parse(readFileSync(MUTATION_SAMPLE, 'utf8')) : []);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', {
    init: async () => {},
    // All in one call of another process.
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          sample.has(changeName(MUTATION_ROOT, mutant, readFileSync(mutant.fileName, 'utf8')))
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not in the sample' },
        ]),
      ),
  }),
];
