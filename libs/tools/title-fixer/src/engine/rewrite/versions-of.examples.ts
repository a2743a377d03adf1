import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import type { TitleVersion } from '../title-fixer.schema.ts';

/** The versions of a title by the rules of 2026-07-27. */
export function versionsOf(title: string, input: object = {}): readonly TitleVersion[] {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix)) throw new Error(`no fix of ${title}`);
  return fix.versions;
}

/** The titles of these versions. */
export const titlesOf = (title: string, input: object = {}): string[] =>
  versionsOf(title, input).map((version) => version.title);
