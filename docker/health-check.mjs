// @ts-check
// Ends with 0 when the service of this container can answer, database included. The image runs it by itself.
const WAIT_MS = 2_500;

const port = process.env.PORT || '3000';
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, {
  signal: AbortSignal.timeout(WAIT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
