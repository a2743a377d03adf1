export { FAKE_AI_BEHAVIORS, type FakeAiBehavior } from './fake-ai-behaviors.ts';
export {
  startFakeAi,
  type FakeAiRequest,
  type FakeAiServer,
  type FakeAiServerOptions,
} from './start-fake-ai.ts';
