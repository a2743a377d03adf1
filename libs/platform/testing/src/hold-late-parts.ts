const LATE_PARTS_MS = 2000;

/**
 * Parts that load two seconds after the page do not come during the tests of a spec: on a slow machine one would still be
 * under way. A test that wants them turns a clock of its own.
 */
export function holdLateParts(): void {
  const { setTimeout: schedule } = globalThis;
  beforeAll(() => {
    globalThis.setTimeout = ((act: () => void, delay?: number, ...values: []) =>
      delay === LATE_PARTS_MS ? 0 : schedule(act, delay, ...values)) as typeof setTimeout;
  });
  afterAll(() => {
    globalThis.setTimeout = schedule;
  });
}
