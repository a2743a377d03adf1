import type { AnyEngine, ToolManifest } from '@seller-toolbox/tool-contract';

/** All that the suite looks at in a tool, so that a made-up tool can stand in for a real one. */
export interface ToolUnderTest {
  /** Name of the folder under `libs/tools`. */
  readonly folder: string;
  readonly manifest: ToolManifest;
  readonly engine: AnyEngine;
  readonly packageJson: PackageJson;
  /** Locale files by language. */
  readonly locales: Readonly<Record<string, LocaleFile>>;
  /** Locale files by language of the parts that are loaded when they are asked for, by the name of their folder. */
  readonly partLocales: Readonly<Record<string, Readonly<Record<string, LocaleFile>>>>;
  /** The TypeScript of the tool without its specs. */
  readonly sources: readonly SourceFile[];
  /** The texts of the shared data that the engine may take finding codes from. */
  readonly sharedData: readonly string[];
  readonly hasReadme: boolean;
}

export interface PackageJson {
  readonly name?: string;
  readonly nx?: { readonly name?: string };
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export type LocaleFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SourceFile {
  /** From the tool's `src`, with forward slashes: `engine/size-tier.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Says what is wrong with a tool, one sentence each; an empty list where nothing is. */
export type Check = (tool: ToolUnderTest) => readonly string[];
