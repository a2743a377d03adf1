import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import { readHeader } from '../engine/file-header/read-header.ts';
import type { engine } from '../engine/image-checker.engine.ts';
import { END_BYTES, fileFacts } from './file-facts.ts';
import { IMAGE_FILES } from './image-files.ts';

/** Without decoding: the rules about pixels need the page. */
export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: [
    {
      id: 'picture',
      form: 'bytes',
      accept: IMAGE_FILES,
      toInput: (bytes, name) => {
        const result = readHeader(bytes);
        if (!result.ok) return { input: null, read: 1, used: 0 };
        const { width, height } = result.header;
        const facts = fileFacts({ name, size: bytes.length }, result.header, bytes.slice(-END_BYTES));
        return { input: { ...facts, pixels: { width, height, data: null } }, read: 1, used: 1 };
      },
    },
  ],
};
