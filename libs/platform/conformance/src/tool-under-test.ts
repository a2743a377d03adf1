import type { ToolFileKind } from '@seller-toolbox/catalogue/imports';
import type { RankedKind } from '@seller-toolbox/file-import/recognize-file';
import type { ToolProducts } from '@seller-toolbox/products';
import type {
  AnyEngine,
  AnySummarize,
  AnyToolAssistant,
  Imported,
  ImportHook,
  PictureShape,
  Recognize,
  ToolManifest,
} from '@seller-toolbox/tool-contract';

/** Everything that the suite checks in a tool, so that a fixture can replace a real tool. */
export interface ToolUnderTest {
  /** Name of the folder under `libs/tools`. */
  readonly folder: string;
  readonly manifest: ToolManifest;
  readonly engine: AnyEngine;
  /** Puts a result into rows. */
  readonly summarize: AnySummarize;
  /** Undefined where the tool has nothing for language models. */
  readonly assistant?: AnyToolAssistant | undefined;
  readonly packageJson: PackageJson;
  /** The drawing as its file, and as the catalogue has it. */
  readonly picture: { readonly text: string; readonly shape: PictureShape };
  /** Locale files by language. */
  readonly locales: Readonly<Record<string, LocaleFile>>;
  /** Locale files of the lazily loaded parts, by folder and language. */
  readonly partLocales: Readonly<Record<string, Readonly<Record<string, LocaleFile>>>>;
  /** The TypeScript sources of the tool without its specs. */
  readonly sources: readonly SourceFile[];
  /** The texts of shared data that may contain finding codes. */
  readonly sharedData: readonly string[];
  readonly hasReadme: boolean;
  /** `src/showcase/example.json`: the worked example that the home page shows; undefined without one. */
  readonly showcase?: ShowcaseExample | undefined;
  /** What the tool makes of a typed text; undefined where it recognizes none. */
  readonly recognize?: Recognize | undefined;
  /** How the tool works with products; undefined where it does not. */
  readonly products?: ToolProducts | undefined;
  /** Which files the tool takes; undefined where it takes none. */
  readonly imports?: ImportHook | undefined;
  /** What becomes of the files in `src/import/examples`. */
  readonly importExamples: readonly ImportExample[];
}

/** A file of the tool, as the importer reads it. */
export interface ImportExample {
  /** The name of the file without its ending. */
  readonly kindId: string;
  /** Among the kinds of all tools, best first. */
  readonly ranked: readonly RankedKind<ToolFileKind>[];
  readonly imported: Imported<object> | null;
}

export interface ShowcaseExample {
  readonly name: string;
  readonly input?: unknown;
  readonly output?: unknown;
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

/** Returns problems of a tool, one sentence each. */
export type Check = (tool: ToolUnderTest) => readonly string[];
