export { startFakeRateSource, type FakeRateSource, type RateSourceFault } from './fake-rate-source.ts';
