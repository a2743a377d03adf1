export { startFakeRateSource, type FakeRateSource, type RateSourceFault } from './fake-rate-source.ts';
export { startFakeSmtp, type FakeSmtp } from './fake-smtp.ts';
export { startFakeWebhook, type FakeWebhook } from './fake-webhook.ts';
