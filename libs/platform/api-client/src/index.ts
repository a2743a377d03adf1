export { ApiError, type Rejected } from './api-error.ts';
export { beaconEvents, type BeaconOptions } from './beacon-events.ts';
export { callApi, type AnswerSchema, type Call, type CallOptions } from './call-api.ts';
export { historicalRates, latestRates } from './exchange-rates.ts';
export { feedbackStats } from './feedback-stats.ts';
export { health } from './health.ts';
export { sendEvents } from './send-events.ts';
export { submitFeedback } from './submit-feedback.ts';
export { topTools, type TopToolsOptions } from './top-tools.ts';
