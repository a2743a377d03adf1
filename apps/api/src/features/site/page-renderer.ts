import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import type { CurrentTools } from '../tool-settings/current-tools.ts';
import { jsonForScript } from './fill-page.ts';
import type { ChangedPage } from './page-variants.ts';
import type { ChangedFile } from './site-build.ts';

/** Renders pages and files of the site with changed tools; undefined: the built ones are right, or cannot be rendered. */
export interface PageRenderer {
  readonly renderPage: (
    current: CurrentTools,
    page: { readonly name: string; readonly language: string },
  ) => Promise<ChangedPage | undefined>;
  readonly renderFile: (current: CurrentTools, path: string) => Promise<ChangedFile | undefined>;
  readonly close: () => Promise<void>;
}

/** The program of the site that renders its pages, left by its build. */
const WORKER = join('renderer', 'worker.js');
const RENDER_TIMEOUT_MS = 10_000;
/** A thread holds the whole site. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;

export interface PageRendererDeps {
  readonly siteBuilds: readonly string[];
  readonly insertVersion: (html: string) => string;
  readonly onFailure: (error: unknown) => void;
}

/** Renders in a thread that ends when it has nothing to do. A page that fails is served as it was built. */
export function createPageRenderer({ siteBuilds, insertVersion, onFailure }: PageRendererDeps): PageRenderer {
  const file = siteBuilds.map((folder) => join(folder, WORKER)).find((path) => existsSync(path));
  let rendered: Rendered | undefined;

  const textOf = async (current: CurrentTools, key: string): Promise<string | undefined> => {
    if (file === undefined || current.version === '') return undefined;
    if (rendered?.version !== current.version) {
      void rendered?.thread.close();
      rendered = { version: current.version, thread: createThread(file, listOf(current)), texts: new Map() };
    }
    const { texts, thread } = rendered;
    const text = texts.get(key) ?? thread.render(key);
    texts.set(key, text);
    try {
      return await text;
    } catch (error) {
      texts.delete(key);
      onFailure(error);
      return undefined;
    }
  };

  return {
    renderPage: async (current, { name, language }) => {
      const html = await textOf(current, `${language} ${name}`);
      return html === undefined
        ? undefined
        : { version: current.version, html: insertVersion(html), toolList: listOf(current) };
    },
    renderFile: async (current, path) => {
      const text = await textOf(current, path);
      return text === undefined ? undefined : { version: current.version, text };
    },
    close: async () => rendered?.thread.close(),
  };
}

interface Rendered {
  readonly version: string;
  readonly thread: RenderThread;
  readonly texts: Map<string, Promise<string>>;
}

interface RenderThread {
  readonly render: (key: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const listOf = ({ tools }: CurrentTools) => jsonForScript(tools);

const answerSchema = z.object({
  key: z.string(),
  text: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Starts with the first page, and again after a pause. */
function createThread(file: string, list: string): RenderThread {
  const waiting = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const fail = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const close = async () => {
    clearTimeout(idle);
    const ended = worker;
    fail(new Error('the renderer was stopped'));
    await ended?.terminate();
  };
  const start = () => {
    const started = new Worker(file, {
      workerData: { list },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    started.on('message', (message) => {
      const { key, text, error = 'the renderer gave no page' } = answerSchema.parse(message);
      const caller = waiting.get(key);
      waiting.delete(key);
      if (text === undefined) caller?.reject(new Error(error));
      else caller?.resolve(text);
    });
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    started.unref();
    return started;
  };

  return {
    close,
    render: async (key) => {
      worker ??= start();
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
      const text = new Promise<string>((resolve, reject) => waiting.set(key, { resolve, reject }));
      worker.postMessage(key);
      return Promise.race([text, expired()]);
    },
  };
}

async function expired(): Promise<never> {
  await pause(RENDER_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('a page took too long to render');
}
