import type {
  DefaultRules,
  EngineResult,
  Progress,
  RuleSet,
  ToolManifest,
} from '@seller-toolbox/tool-contract';
import type { I18n } from '@seller-toolbox/words';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { JsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import type { ClearOptions } from './input/clear-input.ts';
import type { PatentService } from './patent-service.ts';
import type { RateService } from './rates/rate-service.ts';
import type { ToolAddress } from './tool-address.ts';
import type { ToolAi } from './tool-ai.ts';

/** The details of a use: counts, lengths and chosen options, never what was typed. */
export type UseDetails = Readonly<Record<string, string | number | boolean>>;

/** What the host, the playground or a test provides for a screen. */
export interface ToolEnvironment {
  readonly manifest: ToolManifest;
  readonly related: readonly RelatedTool[];
  /** The router's link, so that going to another tool does not reload the page. */
  readonly Link: ComponentType<{ to: string; children: ReactNode }>;
  readonly storage: JsonStorage;
  readonly address: ToolAddress;
  /** The instant that the page was prerendered at, so that hydration sees the same; null where it was not. */
  readonly prerenderedAt: number | null;
  readonly clock: () => number;
  readonly trackUse: (details: UseDetails) => void;
  /** Called with each output that the screen shows. */
  readonly onOutput?: ((output: unknown) => void) | undefined;
  /** The address of another tool that opens with this input. */
  readonly linkTo: (toolId: string, input: Readonly<Record<string, unknown>>) => string;
  /** Runs engines off the main thread; without it they run on it. */
  readonly runInWorker?: RunInWorker | undefined;
  /** Opens the session of a tool that has one, off the main thread; without it the tool opens it on the page. */
  readonly openSession?: OpenSession | undefined;
  /** For a tool whose manifest needs `rates`; see the hooks of `@seller-toolbox/tool-kit/rates`. */
  readonly rates?: RateService | undefined;
  /** For a tool whose manifest needs `patents`; asked only when the visitor presses a button. */
  readonly patents?: PatentService | undefined;
  /** Loads the query client of the page; without it each polled query has its own. */
  readonly queries?: (() => Promise<QueryClient>) | undefined;
  /** For tools whose manifest needs `ai`. */
  readonly ai: ToolAi;
  /** Arrives late, for tools that work with the visitor's products: takes products into the input, and saves to them. On a phone its actions are in the sheet. */
  readonly ProductsMenu?: ComponentType<{ tool: ProductsTool; sheetId: string }> | undefined;
  readonly favorite: { readonly isFavorite: boolean; readonly toggle: () => void };
  /** Which rule set a visitor gets who has chosen none. */
  readonly defaultRules: DefaultRules;
  readonly print: () => void;
  /** Loads what saves and prints a result; without it a result is not saved, and the page is printed as it is. */
  readonly loadResultActions?: (() => Promise<ResultActions>) | undefined;
}

/** Both reject where something could not be loaded. */
export interface ResultActions {
  /** Saves the rows of the result as CSV. */
  readonly saveCsv: (subject: ResultSubject) => Promise<void>;
  /** Prints the result on a sheet of its own. */
  readonly printResult: (subject: ResultSubject) => Promise<void>;
}

export interface ResultSubject {
  /** What a file or a sheet contains of `Tool`. */
  readonly tool: {
    readonly input: unknown;
    readonly output: unknown;
    readonly ruleSet: { readonly current: RuleSet | undefined };
    readonly shareLink: () => string | null;
    readonly trackUse: (details: UseDetails) => void;
  };
  readonly environment: ToolEnvironment;
  readonly i18n: I18n;
}

/** What the visitor's product list needs of a tool. */
export interface ProductsTool {
  readonly input: Readonly<Record<string, unknown>>;
  /** That of an earlier input while the tool is running, or where it is stale. */
  readonly output: unknown;
  readonly state: { readonly status: string };
  readonly isStale: boolean;
  readonly place: (change: Readonly<Record<string, unknown>>) => void;
  /** Empties the fields that the example has filled, but for `own`. */
  readonly clear: (options: ClearOptions) => Promise<void>;
  /** Fills the list that the screen takes beside its input, a line for each product. */
  readonly placeLines?: ((text: string) => void) | undefined;
}

export interface WorkerRun {
  readonly toolId: string;
  readonly input: object;
  /** The engine's "now", milliseconds. */
  readonly now: number;
  /** Milliseconds for which an engine that can search goes on; others answer once. */
  readonly searchFor?: number | undefined;
}

/** Who follows a run, and may end it. */
export interface RunControl {
  readonly progress: Progress;
  /** Called with each better answer of a search. */
  readonly better?: ((output: unknown) => void) | undefined;
  readonly signal: AbortSignal;
  /** Buffers of the input that are handed over, not copied: the page no longer has them afterwards. */
  readonly transfer?: readonly Transferable[];
}

/** Rejects when the worker broke; ends the worker when the signal aborts. */
export type RunInWorker = (run: WorkerRun, control: RunControl) => Promise<EngineResult<unknown>>;

/** Starts a worker with the tool's session in it. */
export type OpenSession = (toolId: string) => OpenedSession;

export interface OpenedSession {
  /** Rejects when the worker broke, was silent for too long, or has been ended. One question at a time. */
  readonly ask: (question: object, progress: Progress) => Promise<unknown>;
  /** Ends the worker with everything in it; also the way to stop what it does. */
  readonly end: () => void;
}

export interface RelatedTool {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly href: string;
}

const EnvironmentContext = createContext<ToolEnvironment | null>(null);

export function ToolEnvironmentProvider(props: { environment: ToolEnvironment; children: ReactNode }) {
  return (
    <EnvironmentContext.Provider value={props.environment}>{props.children}</EnvironmentContext.Provider>
  );
}

export function useToolEnvironment(): ToolEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('a tool needs a ToolEnvironmentProvider around it');
  return environment;
}
