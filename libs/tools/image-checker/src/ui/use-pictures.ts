import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { CheckedPicture } from './checked-picture.ts';
import { FileFailure } from './file-failure.ts';
import { useRunCheck, type RunCheck } from './run-check.ts';

export const MAX_PICTURES = 200;
/** Share of the progress for reading and decoding. */
const READ_SHARE = 0.5;

export interface Pictures {
  readonly all: readonly CheckedPicture[];
  readonly selected: CheckedPicture | undefined;
  /** Files beyond `MAX_PICTURES`. */
  readonly leftOut: number;
  readonly add: (files: readonly File[]) => void;
  readonly select: (id: number) => void;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Restores the cleared list. */
  readonly undoClear: (() => void) | null;
}

/** The visitor's pictures, checked one by one; leaving the page cancels the rest. */
export function usePictures(onChecked: (picture: CheckedPicture) => void): Pictures {
  const [all, setAll] = useState<readonly CheckedPicture[]>([]);
  const [cleared, setCleared] = useState<readonly CheckedPicture[]>([]);
  const [selectedId, select] = useState<number>();
  const [leftOut, setLeftOut] = useState(0);
  const nextId = useRef(0);
  const addressOf = useAddresses();
  const abort = useQueue(all, setAll, onChecked);

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, MAX_PICTURES - all.length);
    const added = taken.map((file): CheckedPicture => {
      nextId.current += 1;
      return { id: nextId.current, file, address: addressOf(file), state: { status: 'waiting' } };
    });
    const [first] = added;
    if (first) select(first.id);
    setLeftOut(files.length - taken.length);
    setCleared([]);
    setAll([...all, ...added]);
  };
  const stop = () => {
    abort();
    setAll(stopped);
  };
  const clear = () => {
    abort();
    setCleared(stopped(all));
    setAll([]);
    setLeftOut(0);
  };
  const undoClear = () => {
    setAll(cleared);
    setCleared([]);
  };
  const selected = all.find(({ id }) => id === selectedId) ?? all[0];
  return {
    all,
    selected,
    leftOut,
    add,
    select,
    stop,
    clear,
    undoClear: cleared.length > 0 ? undoClear : null,
  };
}

/** Object URLs, revoked on unmount. */
function useAddresses(): (file: File) => string {
  const open = useRef<string[]>([]);
  useEffect(() => {
    const addresses = open.current;
    return () => addresses.splice(0).forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const address = URL.createObjectURL(file);
    open.current.push(address);
    return address;
  };
}

/** Checks waiting pictures one by one, so that only one is decoded in memory. Returns a function that aborts. */
function useQueue(
  all: readonly CheckedPicture[],
  setAll: Dispatch<SetStateAction<readonly CheckedPicture[]>>,
  onChecked: (picture: CheckedPicture) => void,
): () => void {
  const runCheck = useRunCheck();
  const running = useRef<AbortController>(undefined);
  const onCheckedRef = useRef(onChecked);
  useEffect(() => {
    onCheckedRef.current = onChecked;
  });
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);

  const next = all.find(({ state }) => state.status === 'waiting');
  const isBusy = all.some(({ state }) => state.status === 'running');
  useEffect(() => {
    if (next === undefined || isBusy || running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    const show = (state: CheckedPicture['state']) => {
      if (controller.signal.aborted) return;
      if (state.status !== 'running') running.current = undefined;
      const picture = { ...next, state };
      setAll((before) => before.map((other) => (other.id === next.id ? picture : other)));
      if (state.status === 'done') onCheckedRef.current(picture);
    };
    void check(next.file, { runCheck, show, signal: controller.signal });
  }, [next, isBusy, runCheck, setAll]);
  return abort;
}

function stopped(pictures: readonly CheckedPicture[]): CheckedPicture[] {
  return pictures.map((picture) =>
    picture.state.status === 'waiting' || picture.state.status === 'running'
      ? { ...picture, state: { status: 'stopped' } }
      : picture,
  );
}

interface CheckOptions {
  readonly runCheck: RunCheck;
  readonly show: (state: CheckedPicture['state']) => void;
  readonly signal: AbortSignal;
}

async function check(file: File, { runCheck, show, signal }: CheckOptions): Promise<void> {
  const progress = (share: number) => show({ status: 'running', share });
  progress(0);
  try {
    // Loaded with the first file.
    const { readFile } = await import('./read-file.ts');
    const { input, transfer, bitmap } = await readFile(file, signal);
    bitmap?.close();
    progress(READ_SHARE);
    const report = await runCheck(input, {
      signal,
      transfer,
      progress: (share) => progress(READ_SHARE + share * (1 - READ_SHARE)),
    });
    show({ status: 'done', report });
  } catch (error) {
    show({
      status: 'failed',
      failure: error instanceof FileFailure ? error : new FileFailure('check-broke'),
    });
  }
}
