/** Generated inputs per tool; the long form asks for more. */
export const RUNS = Number(process.env['CONFORMANCE_RUNS'] ?? 300);
/** Fixed, so that a run says the same every time; a release run may change it. */
export const SEED = Number(process.env['CONFORMANCE_SEED'] ?? 20261121);
