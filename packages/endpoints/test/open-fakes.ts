import { type FakeBehaviour, startFakeEndpoint } from './fake-endpoint.js';

/** Fakes of a test file, which are stopped together. */
export function openFakes() {
  const stops: (() => Promise<void>)[] = [];
  return {
    start: async (behaviour: FakeBehaviour = {}) => {
      const fake = await startFakeEndpoint(behaviour);
      stops.push(fake.stop);
      return fake;
    },
    stop: async (): Promise<void> => {
      await Promise.all(stops.splice(0).map((stop) => stop()));
    },
  };
}
