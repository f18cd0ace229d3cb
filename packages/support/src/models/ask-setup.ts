import type { ModelCache } from './model-cache.js';
import type { ModelCaller } from './model-calls.js';
import type { TokenPrice, UsageAccount } from './model-usage.js';

/** With what one model is asked. */
export interface AskSetup {
  readonly caller: ModelCaller;
  readonly account: UsageAccount;
  readonly cache: ModelCache | undefined;
  readonly price: TokenPrice | undefined;
}
